public import OrderedCollections

// What to know of a field before it is changed in place, to tell afterwards whether observers of it are
// concerned. Nothing here holds the field's value, or the change would copy what the value shares.

extension ObservationStateRegistrar {
  /// Remembers which value is changed.
  @inlinable
  public func willModify<T: ObservableState>(_ value: inout T) -> _IdentitySnapshot {
    _IdentitySnapshot(id: value._$id)
  }

  /// Remembers which value is changed, or that there is none.
  @inlinable
  public func willModify<T: ObservableState>(_ value: inout T?) -> _IdentitySnapshot {
    _IdentitySnapshot(id: value?._$id)
  }

  /// Remembers what is presented.
  @inlinable
  public func willModify<T: ObservableState>(
    _ value: inout PresentationState<T>
  ) -> _IdentitySnapshot {
    _IdentitySnapshot(id: value.box?.value._$id)
  }

  /// Remembers which values are in a collection, if anyone has read it.
  ///
  /// An array says nothing of an element that takes the place of another in it, so all are looked at; see
  /// docs/Architecture.md.
  ///
  /// - Complexity: O(1) as long as nobody has read a collection of the state, O(n) from then on. Rows that
  ///   views read and that change one by one are better kept in an `IdentifiedArray`.
  @inlinable
  public func willModify<C: Collection>(_ value: inout C) -> _ElementsSnapshot
  where C.Element: ObservableState {
    _ElementsSnapshot(ids: lineage.isCollectionRead ? value.map(\._$id) : nil)
  }

  /// Remembers the ids of the elements, if anyone has read them.
  @inlinable
  public func willModify<ID, T: ObservableState>(
    _ value: inout IdentifiedArray<ID, T>
  ) -> _IDsSnapshot<ID> {
    // Any of the elements may be set.
    Replacements.note()
    return _IDsSnapshot(ids: lineage.isCollectionRead ? value.ids : nil)
  }

  /// Remembers the ids of the elements, if anyone has read them.
  @inlinable
  public func willModify<T: ObservableState>(
    _ value: inout StackState<T>
  ) -> _IDsSnapshot<StackElementID> {
    // Any of the elements may be set.
    Replacements.note()
    return _IDsSnapshot(ids: lineage.isCollectionRead ? value.ids : nil)
  }

  /// Remembers a value that can be compared, if keeping it costs nothing.
  @inlinable
  @_disfavoredOverload
  public func willModify<T: Equatable>(_ value: inout T) -> _ValueSnapshot<T> {
    _ValueSnapshot(value: _isPOD(T.self) ? value : nil)
  }

  /// Remembers nothing.
  @inlinable
  @_disfavoredOverload
  public func willModify<T>(_ value: inout T) -> _NoSnapshot {
    _NoSnapshot()
  }
}

/// Which value a field had.
public struct _IdentitySnapshot {
  @usableFromInline let id: ObservableStateID?

  @inlinable
  init(id: ObservableStateID?) {
    self.id = id
  }

  /// Whether the field has another value now.
  @inlinable
  public func isReplaced<T: ObservableState>(by value: T) -> Bool {
    Replacements.noting(id != value._$id)
  }

  /// Whether the field has another value now.
  @inlinable
  public func isReplaced<T: ObservableState>(by value: T?) -> Bool {
    Replacements.noting(id != value?._$id)
  }

  /// Whether something else is presented now.
  @inlinable
  public func isReplaced<T: ObservableState>(by value: PresentationState<T>) -> Bool {
    Replacements.noting(id != value.box?.value._$id)
  }
}

/// Which values were in a collection; nothing if there is nobody to be told.
public struct _ElementsSnapshot {
  @usableFromInline let ids: [ObservableStateID]?

  @inlinable
  init(ids: [ObservableStateID]?) {
    self.ids = ids
  }

  /// Whether other values are in it now.
  @inlinable
  public func isReplaced<C: Collection>(by value: C) -> Bool where C.Element: ObservableState {
    guard let ids else { return false }
    return !ids.elementsEqual(value.lazy.map(\._$id))
  }
}

/// The ids of the elements of a collection; nothing if there is nobody to be told.
public struct _IDsSnapshot<ID: Hashable> {
  @usableFromInline let ids: OrderedSet<ID>?

  @inlinable
  init(ids: OrderedSet<ID>?) {
    self.ids = ids
  }

  /// Whether there are other ids now, or others come first.
  @inlinable
  public func isReplaced<T>(by value: IdentifiedArray<ID, T>) -> Bool {
    ids.map { $0 != value.ids } ?? false
  }

  /// Whether there are other ids now, or others come first.
  @inlinable
  public func isReplaced<T>(by value: StackState<T>) -> Bool where ID == StackElementID {
    ids.map { $0 != value.ids } ?? false
  }
}

/// The value of a field, if keeping it costs nothing.
public struct _ValueSnapshot<T: Equatable> {
  @usableFromInline let value: T?

  @inlinable
  init(value: T?) {
    self.value = value
  }

  /// Whether the field has another value now.
  @inlinable
  public func isReplaced(by newValue: T) -> Bool {
    value != newValue
  }
}

/// Nothing about a field.
public struct _NoSnapshot {

  @inlinable
  init() {}
  /// Always true: nothing is known.
  @inlinable
  public func isReplaced<T>(by value: T) -> Bool {
    true
  }
}
