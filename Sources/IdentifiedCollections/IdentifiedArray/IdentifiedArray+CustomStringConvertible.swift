extension IdentifiedArray: CustomStringConvertible {
  /// The elements, as an array shows them.
  public var description: String { values.description }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  /// The type of the elements, and the elements as an array shows them.
  public var debugDescription: String {
    "IdentifiedArray<\(Element.self)>(\(values.debugDescription))"
  }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror of a collection, so that a dump looks like that of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: values, displayStyle: .collection)
  }
}
