/// A hashable value of any type that is safe to share.
///
/// It is an `AnyHashable` that is also `Sendable`, for example for the keys of a dictionary that several tasks share:
///
/// ```swift
/// let ids: [AnyHashableSendable] = ["refresh", 42, true]
/// #expect(ids[1] == AnyHashableSendable(42))
/// ```
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Wraps a value whose type is known at run time.
  ///
  /// A value that is wrapped already is not wrapped again.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(base)
  }

  /// Wraps a value.
  ///
  /// A value that is wrapped already is not wrapped again.
  public init(_ base: some Hashable & Sendable) {
    if let wrapped = base as? AnyHashableSendable {
      self = wrapped
    } else {
      self.base = base
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyHashableSendable(\(String(reflecting: base)))"
  }
}

extension AnyHashableSendable: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  /// Lets `AnyHashable` see the wrapped value, so that wrapping before erasing changes no equality.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
