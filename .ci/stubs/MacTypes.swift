// The declarations of the C header "MacTypes.h" whose names are names of TransitionKit, too. Apple's frameworks export
// them, so that the adapters have to say which ones they mean.

public struct Point: Sendable { public var v, h: Int16 }
public struct Rect: Sendable { public var top, left, bottom, right: Int16 }
public typealias Size = Int
