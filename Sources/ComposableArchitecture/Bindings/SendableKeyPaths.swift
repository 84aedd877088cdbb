/// A key path to a value of unknown type that may be used by several tasks at once.
public typealias _SendablePartialKeyPath<Root> = any Sendable & PartialKeyPath<Root>

/// A writable key path that may be used by several tasks at once.
public typealias _SendableWritableKeyPath<Root, Value> = any Sendable & WritableKeyPath<Root, Value>

extension WritableKeyPath {
  /// This key path as one that may be used by several tasks at once.
  ///
  /// NB: This is safe for key paths of dynamic members, such as that of `viewStore.$name`. The compiler creates them
  /// from names alone, so they capture no shared mutable state. `Sendable` has no runtime representation: the
  /// reference stays the same.
  var shareable: _SendableWritableKeyPath<Root, Value> {
    unsafeBitCast(self, to: _SendableWritableKeyPath<Root, Value>.self)
  }
}
