// The declarations of AppKit that the adapter uses, and no more, so that it can be compiled where there is no AppKit.
// Each has the title of its public documentation page. Nothing in here does anything.

@_exported import QuartzCore

// "NSUserInterfaceLayoutDirection"
public enum NSUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

// "NSWorkspace" and "accessibilityDisplayShouldReduceMotion"
@MainActor open class NSWorkspace: NSObject {
  public class var shared: NSWorkspace { NSWorkspace() }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
}

// "NSBitmapImageRep" and "NSImageRep"
open class NSBitmapImageRep: NSObject {
  open var cgImage: CGImage? { nil }
}

// "NSView"
@MainActor open class NSView: NSObject {
  // "NSView.AutoresizingMask"
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }

  public init(frame frameRect: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var isHidden = false
  open var wantsLayer = false
  open var layer: CALayer?
  open var autoresizingMask: AutoresizingMask = []
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  open func addSubview(_ view: NSView) {}
  open func removeFromSuperview() {}
  open func layoutSubtreeIfNeeded() {}
  open func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? { nil }
  open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {}
  // "displayLink(target:selector:)", macOS 14
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}
