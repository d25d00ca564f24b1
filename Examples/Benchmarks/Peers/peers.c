#include "BenchmarkPeers.h"

#include <math.h>

PeerBezier peerBezier(double x1, double y1, double x2, double y2) {
  PeerBezier c;
  c.cx = 3 * x1;
  c.bx = 3 * (x2 - x1) - c.cx;
  c.ax = 1 - c.cx - c.bx;
  c.cy = 3 * y1;
  c.by = 3 * (y2 - y1) - c.cy;
  c.ay = 1 - c.cy - c.by;
  return c;
}

/// The parameter at which a curve is at x.
static inline double parameter(const PeerBezier *c, double x) {
  double t = x;
  for (int i = 0; i < 32; i++) {
    double error = ((c->ax * t + c->bx) * t + c->cx) * t - x;
    double slope = (3 * c->ax * t + 2 * c->bx) * t + c->cx;
    double step = error / slope;
    t -= step;
    if (fabs(step) <= 1e-9 * fabs(t)) break;
  }
  return t;
}

PeerMotion peerBezierMotion(const PeerBezier *c, double x) {
  double t = parameter(c, x);
  double dx = (3 * c->ax * t + 2 * c->bx) * t + c->cx;
  double dy = (3 * c->ay * t + 2 * c->by) * t + c->cy;
  PeerMotion m = {((c->ay * t + c->by) * t + c->cy) * t, dy / dx};
  return m;
}

static double solved(const PeerBezier *c, double x) {
  double t = parameter(c, x);
  return ((c->ay * t + c->by) * t + c->cy) * t;
}

double peerFrames(const PeerBezier *curves, int curveCount, const int *timings, int propertyCount,
                  const double *restrict starts, const double *restrict ends,
                  double *restrict values, const double *times, long count) {
  double shares[8], sum = 0;
  for (long frame = 0; frame < count; frame++) {
    for (int i = 0; i < curveCount; i++) shares[i] = solved(&curves[i], times[frame]);
    for (int i = 0; i < propertyCount; i++) {
      double share = shares[timings[i]];
      for (int lane = 4 * i; lane < 4 * i + 4; lane++)
        values[lane] = starts[lane] + (ends[lane] - starts[lane]) * share;
    }
    sum += values[0];
  }
  return sum;
}

void peerInterpolate(const double *restrict starts, const double *restrict ends,
                     double *restrict values, long count,
                     long columns, double share) {
  for (long i = 0; i < count * columns; i++)
    values[i] = starts[i] + (ends[i] - starts[i]) * share;
}

PeerMotion peerSpringMotion(double mass, double stiffness, double damping, double time) {
  double omega2 = stiffness / mass;
  double beta = damping / (2 * mass);
  double frequency = sqrt(omega2 - beta * beta);
  double envelope = exp(-beta * time);
  double even = envelope * cos(frequency * time);
  double odd = envelope * sin(frequency * time) / frequency;
  PeerMotion m = {1 - even - beta * odd, omega2 * odd};
  return m;
}
