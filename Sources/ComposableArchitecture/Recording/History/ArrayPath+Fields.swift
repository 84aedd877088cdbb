internal import CustomDump
internal import RuntimeMetadata

extension ArrayPath {
  /// Whether the way leads through stored properties of structs alone, which a dump shows one by one.
  ///
  /// The text of a difference has no elements of such an array if they have not changed. An array in the value of a case, or in
  /// an element, may be shown whole although it has not changed, because the case is another one.
  func isField(of type: Any.Type) -> Bool {
    var type = type
    for number in numbers {
      guard !hasOtherDump(type), let fields = StoredField.all(of: type),
        fields.indices.contains(number)
      else { return false }
      type = fields[number].type
    }
    return true
  }

  /// Whether a dump of a type shows something else than its stored properties.
  private func hasOtherDump(_ type: Any.Type) -> Bool {
    type is any NestedArray.Type || type is any IndexedArray.Type || type is any BoxedContent.Type
      || type is any CustomDumpReflectable.Type || type is any CustomDumpRepresentable.Type
      || type is any CustomDumpStringConvertible.Type
  }
}
