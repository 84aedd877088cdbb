public import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Makes one shared value of each element of a shared collection.
  ///
  /// ```swift
  /// ForEach(Array($todos)) { $todo in
  ///   Toggle(todo.title, isOn: Binding($todo.isComplete))
  /// }
  /// ```
  ///
  /// Each refers to its element by id, wherever it moves to. Once the element is removed, it keeps the
  /// last value, and changes are its own.
  ///
  /// - Parameter shared: A collection whose elements have ids.
  public init<Value: _MutableIdentifiedCollection>(_ shared: Shared<Value>)
  where Element == Shared<Value.Element>, Value.Index == Value.IDs.Index {
    self.init(shared.wrappedValue.ids.compactMap { Shared(shared[dynamicMember: \.[id: $0]]) })
  }

  /// Makes one value to read of each element of a shared collection.
  ///
  /// - Parameter shared: A collection whose elements have ids.
  public init<Value: _IdentifiedCollection>(_ shared: SharedReader<Value>)
  where Element == SharedReader<Value.Element>, Value.Index == Value.IDs.Index {
    self.init(
      shared.wrappedValue.ids.compactMap { SharedReader(shared[dynamicMember: \.[id: $0]]) }
    )
  }
}
