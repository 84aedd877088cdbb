public import OrderedCollections

// Snapshots of a field before a change in place, to decide afterwards whether to notify its observers. A snapshot
// does not hold the field's value, because the change would then copy the value's shared storage.

extension ObservationStateRegistrar {
  /// Remembers the identity of the value.
  @inlinable
  public func willModify<T: ObservableState>(_ value: inout T) -> _IdentitySnapshot {
    _IdentitySnapshot(id: value._$id)
  }

  /// Remembers the identity of the value, if there is one.
  @inlinable
  public func willModify<T: ObservableState>(_ value: inout T?) -> _IdentitySnapshot {
    _IdentitySnapshot(id: value?._$id)
  }

  /// Remembers the identity of the presented state.
  @inlinable
  public func willModify<T: ObservableState>(
    _ value: inout PresentationState<T>
  ) -> _IdentitySnapshot {
    _IdentitySnapshot(id: value.box?.value._$id)
  }

  /// Remembers the identities of the elements, if any collection of the state was ever read.
  ///
  /// An array does not report when one element replaces another, so all elements are compared. See docs/Engine.md.
  ///
  /// - Complexity: O(1) until a collection of the state is read, then O(n). For rows that views read and that change
  ///   one by one, use an `IdentifiedArray`.
  @inlinable
  public func willModify<C: Collection>(_ value: inout C) -> _ElementsSnapshot
  where C.Element: ObservableState {
    _ElementsSnapshot(ids: history.isCollectionRead ? value.map { $0._$id } : nil)
  }

  /// Remembers the ids of the elements, if any collection of the state was ever read.
  @inlinable
  public func willModify<ID, T: ObservableState>(
    _ value: inout IdentifiedArray<ID, T>
  ) -> _IDsSnapshot<ID> {
    // The change may replace any element.
    ReplacementCounter.increment()
    return _IDsSnapshot(ids: history.isCollectionRead ? value.ids : nil)
  }

  /// Remembers the ids of the elements, if any collection of the state was ever read.
  @inlinable
  public func willModify<T: ObservableState>(
    _ value: inout StackState<T>
  ) -> _IDsSnapshot<StackElementID> {
    // The change may replace any element.
    ReplacementCounter.increment()
    return _IDsSnapshot(ids: history.isCollectionRead ? value.ids : nil)
  }

  /// Remembers an equatable value if the copy is trivial.
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

/// The identity of a field's value before a change.
public struct _IdentitySnapshot {
  @usableFromInline let id: ObservableStateID?

  @inlinable
  init(id: ObservableStateID?) {
    self.id = id
  }

  /// Whether the field has another value now.
  @inlinable
  public func isReplaced<T: ObservableState>(by value: T) -> Bool {
    ReplacementCounter.increment(if: id != value._$id)
  }

  /// Whether the field has another value now.
  @inlinable
  public func isReplaced<T: ObservableState>(by value: T?) -> Bool {
    ReplacementCounter.increment(if: id != value?._$id)
  }

  /// Whether another state is presented now.
  @inlinable
  public func isReplaced<T: ObservableState>(by value: PresentationState<T>) -> Bool {
    ReplacementCounter.increment(if: id != value.box?.value._$id)
  }
}

/// The identities of the elements of a collection before a change, or nil if the collection has no observers.
public struct _ElementsSnapshot {
  @usableFromInline let ids: [ObservableStateID]?

  @inlinable
  init(ids: [ObservableStateID]?) {
    self.ids = ids
  }

  /// Whether the collection has other elements now.
  @inlinable
  public func isReplaced<C: Collection>(by value: C) -> Bool where C.Element: ObservableState {
    guard let ids else { return false }
    return !ids.elementsEqual(value.lazy.map { $0._$id })
  }
}

/// The ids of the elements of a collection before a change, or nil if the collection has no observers.
public struct _IDsSnapshot<ID: Hashable> {
  @usableFromInline let ids: OrderedSet<ID>?

  @inlinable
  init(ids: OrderedSet<ID>?) {
    self.ids = ids
  }

  /// Whether the ids or their order have changed.
  @inlinable
  public func isReplaced<T>(by value: IdentifiedArray<ID, T>) -> Bool {
    ids.map { $0 != value.ids } ?? false
  }

  /// Whether the ids or their order have changed.
  @inlinable
  public func isReplaced<T>(by value: StackState<T>) -> Bool where ID == StackElementID {
    ids.map { $0 != value.ids } ?? false
  }
}

/// The value of a field before a change, if the copy is trivial.
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

/// A snapshot of a field that cannot be compared.
public struct _NoSnapshot {
  @inlinable
  init() {}

  /// Always true: the values cannot be compared.
  @inlinable
  public func isReplaced<T>(by value: T) -> Bool {
    true
  }
}
