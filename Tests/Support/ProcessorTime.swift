import Foundation

/// The processor time that this thread spends on `body`, in seconds: the least of three runs.
///
/// Other processes of the machine do not count, so ratios of two such times hold on a busy machine, too.
public func processorTime(of body: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<3 {
    let start = processorTime()
    try body()
    least = min(least, processorTime() - start)
  }
  return least
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
