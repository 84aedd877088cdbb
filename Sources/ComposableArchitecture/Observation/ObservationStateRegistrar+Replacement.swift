public import OrderedCollections

// Whether a field that is set changes for those who observe it.
//
// NB: the overloads form three ranks, of which the compiler takes the first that fits: what is observed by
// identity, what can be compared, and the rest.

extension ObservationStateRegistrar {
  /// Whether a value takes the place of another.
  @inlinable
  public func isReplacement<T: ObservableState>(of old: T, by new: T) -> Bool {
    Replacements.noting(!_$isIdentityEqual(old, new))
  }

  /// Whether a value takes the place of another, or of none.
  @inlinable
  public func isReplacement<T: ObservableState>(of old: T?, by new: T?) -> Bool {
    Replacements.noting(old?._$id != new?._$id)
  }

  /// Whether something else is presented.
  @inlinable
  public func isReplacement<T: ObservableState>(
    of old: PresentationState<T>,
    by new: PresentationState<T>
  ) -> Bool {
    Replacements.noting(old.box?.value._$id != new.box?.value._$id)
  }

  /// Whether an element takes the place of another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func isReplacement<C: Collection>(of old: C, by new: C) -> Bool
  where C.Element: ObservableState {
    Replacements.noting(!_$isIdentityEqual(old, new))
  }

  /// Whether an id or an element takes the place of another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func isReplacement<ID, T: ObservableState>(
    of old: IdentifiedArray<ID, T>,
    by new: IdentifiedArray<ID, T>
  ) -> Bool {
    Replacements.noting(old.ids != new.ids || !old.elementsEqual(new, by: _$isIdentityEqual))
  }

  /// Whether an id or an element takes the place of another.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func isReplacement<T: ObservableState>(of old: StackState<T>, by new: StackState<T>)
    -> Bool
  {
    Replacements.noting(old.ids != new.ids || !old.elementsEqual(new, by: _$isIdentityEqual))
  }

  /// Whether the values differ.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: Equatable>(of old: T, by new: T) -> Bool {
    old != new
  }

  /// Whether the objects differ, of which each is one of its own.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject>(of old: T, by new: T) -> Bool {
    old !== new
  }

  /// Whether the objects differ, or only one is there.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject>(of old: T?, by new: T?) -> Bool {
    old !== new
  }

  /// Whether the objects say that they differ, or only one is there.
  @inlinable
  @_disfavoredOverload
  public func isReplacement<T: AnyObject & Equatable>(of old: T?, by new: T?) -> Bool {
    old != new
  }

  /// Whether the objects say that they differ.
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
