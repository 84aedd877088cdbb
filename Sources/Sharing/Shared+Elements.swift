public import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Makes a shared value for each element of a shared collection.
  ///
  /// ```swift
  /// ForEach(Array($todos)) { $todo in
  ///   Toggle(todo.title, isOn: Binding($todo.isComplete))
  /// }
  /// ```
  ///
  /// Each refers to its element by id, at any position. After the removal of the element it keeps the last value, and
  /// its changes affect nothing else.
  ///
  /// - Parameter shared: A collection whose elements have ids.
  public init<Value: _MutableIdentifiedCollection>(_ shared: Shared<Value>)
  where Element == Shared<Value.Element>, Value.Index == Value.IDs.Index {
    self.init(shared.wrappedValue.ids.compactMap { Shared(shared[dynamicMember: \.[id: $0]]) })
  }

  /// Makes a read-only shared value for each element of a shared collection.
  ///
  /// - Parameter shared: A collection whose elements have ids.
  public init<Value: _IdentifiedCollection>(_ shared: SharedReader<Value>)
  where Element == SharedReader<Value.Element>, Value.Index == Value.IDs.Index {
    self.init(
      shared.wrappedValue.ids.compactMap { SharedReader(shared[dynamicMember: \.[id: $0]]) }
    )
  }
}
