import TransitionKit

/// Everything that a page works with: its buffers, and what it has made, by handle.
final class Engine {
  let input = WordBuffer()
  let output = WordBuffer()
  let text = TextBuffer()
  /// The finger whose velocity the page asks for.
  var finger = VelocityTracker()

  private var objects: [LiveObject?] = []

  /// Keeps an object.
  ///
  /// - Returns: its handle, which is positive.
  func keep(_ object: LiveObject) -> Int32 {
    if let free = objects.firstIndex(where: { $0 == nil }) {
      objects[free] = object
      return Int32(free + 1)
    }
    objects.append(object)
    return Int32(clamping: objects.count)
  }

  /// Forgets an object. A handle of nothing is ignored.
  func release(_ handle: Int32) {
    guard object(handle) != nil else { return }
    objects[Int(handle) - 1] = nil
  }

  /// The object with a handle.
  func object(_ handle: Int32) -> LiveObject? {
    handle > 0 && Int(handle) <= objects.count ? objects[Int(handle) - 1] : nil
  }

  /// Leaves a message of what went wrong.
  ///
  /// - Returns: 0, which stands for failure.
  @discardableResult
  func fail(_ message: String) -> Int32 {
    text.set(message)
    return 0
  }
}

/// Something that a page has made, and keeps by a handle.
class LiveObject {}

/// The engine of the page, which calls it from one thread.
nonisolated(unsafe) let engine = Engine()
