public import OrderedCollections

// Whether setting a field must notify its observers.
//
// NB: The overloads form three ranks, and the compiler takes the first that fits: values with an identity, equatable
// values, and all others.

extension ObservationStateRegistrar {
  /// Whether one value replaces another.
  @inlinable
  public func isReplacement<T: ObservableState>(of old: T, by new: T) -> Bool {
    ReplacementCounter.increment(if: !_$isIdentityEqual(old, new))
  }

  /// Whether one value replaces another, or nil.
  @inlinable
  public func isReplacement<T: ObservableState>(of old: T?, by new: T?) -> Bool {
    ReplacementCounter.increment(if: old?._$id != new?._$id)
  }

  /// Whether another state is presented.
  @inlinable
  public func isReplacement<T: ObservableState>(
    of old: PresentationState<T>,
    by new: PresentationState<T>
  ) -> Bool {
    ReplacementCounter.increment(if: old.box?.value._$id != new.box?.value._$id)
  }

  /// Whether one element replaces another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func isReplacement<C: Collection>(of old: C, by new: C) -> Bool
  where C.Element: ObservableState {
    ReplacementCounter.increment(if: !_$isIdentityEqual(old, new))
  }

  /// Whether one id or element replaces another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func isReplacement<ID, T: ObservableState>(
    of old: IdentifiedArray<ID, T>,
    by new: IdentifiedArray<ID, T>
  ) -> Bool {
    ReplacementCounter.increment(
      if: old.ids != new.ids || !old.elementsEqual(new, by: _$isIdentityEqual)
    )
  }

  /// Whether one id or element replaces another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func isReplacement<T: ObservableState>(of old: StackState<T>, by new: StackState<T>)
    -> Bool
  {
    ReplacementCounter.increment(
      if: old.ids != new.ids || !old.elementsEqual(new, by: _$isIdentityEqual)
    )
  }

  /// Whether the values differ.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: Equatable>(of old: T, by new: T) -> Bool {
    old != new
  }

  /// Whether the references differ.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject>(of old: T, by new: T) -> Bool {
    old !== new
  }

  /// Whether the references differ, or only one is nil.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject>(of old: T?, by new: T?) -> Bool {
    old !== new
  }

  /// Whether the objects are unequal, or only one is nil.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject & Equatable>(of old: T?, by new: T?) -> Bool {
    old != new
  }

  /// Whether the objects are unequal.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject & Equatable>(of old: T, by new: T) -> Bool {
    old != new
  }

  /// Always true: the values cannot be compared.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T>(of old: T, by new: T) -> Bool {
    true
  }
}
