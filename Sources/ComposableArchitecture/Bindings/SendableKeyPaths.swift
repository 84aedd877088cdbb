/// A key path of which the value's type is not known, and that may be used by several tasks at once.
public typealias _SendablePartialKeyPath<Root> = any Sendable & PartialKeyPath<Root>

/// A key path that may be written through, and used by several tasks at once.
public typealias _SendableWritableKeyPath<Root, Value> = any Sendable & WritableKeyPath<Root, Value>

extension WritableKeyPath {
  /// This key path as one that may be used by several tasks at once.
  ///
  /// NB: It holds for key paths of dynamic members, such as that of `viewStore.$name`. The compiler
  /// makes them of names alone, so that they capture nothing that tasks could disagree on. `Sendable`
  /// has no representation: the reference stays the same.
  var shareable: _SendableWritableKeyPath<Root, Value> {
    unsafeBitCast(self, to: _SendableWritableKeyPath<Root, Value>.self)
  }
}
