#pragma once

/// The number of heap allocations of this process so far, or -1 where they cannot be counted.
long allocationCount(void);

/// The bytes that malloc has given out and not got back, with its own overhead, or -1 where they cannot be counted.
long allocatedBytes(void);

/// A value and its rate of change.
typedef struct {
  double value;
  double velocity;
} PeerMotion;

/// A cubic Bezier easing in monomials, as one would write it down.
typedef struct {
  double ax, bx, cx, ay, by, cy;
} PeerBezier;

PeerBezier peerBezier(double x1, double y1, double x2, double y2);

/// Newton's method from the progress itself, to the last bit that it can reach.
PeerMotion peerBezierMotion(const PeerBezier *curve, double x);

/// The textbook solution of an under-damped spring that starts at rest.
PeerMotion peerSpringMotion(double mass, double stiffness, double damping, double time);

/// Frames of properties of four numbers each: a few curves, and a loop over starts and ends.
double peerFrames(const PeerBezier *curves, int curveCount, const int *timings, int propertyCount,
                  const double *restrict starts, const double *restrict ends,
                  double *restrict values, const double *times, long count);

/// Columns of numbers that are all at one share of their way.
void peerInterpolate(const double *restrict starts, const double *restrict ends,
                     double *restrict values, long count,
                     long columns, double share);
