extension UTType {
  /// The type of a file by its name.
  ///
  /// - Parameter name: The name with its extension.
  package init(fileName name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let filenameExtension = parts.count > 1 ? parts.last.map(String.init) : nil
    self = filenameExtension.flatMap { UTType(filenameExtension: $0) } ?? .data
  }

  /// Whether a file with a name is of this type.
  package func includes(fileName name: String) -> Bool {
    let type = UTType(fileName: name)
    // Anything with content counts, because nobody knows that of an unknown type.
    if type.conforms(to: self) || self == .content { return true }
    return extensions.contains { name.lowercased().hasSuffix(".\($0)") }
  }

  /// The file name extensions and the MIME types that a browser's file picker offers, as in the attribute `accept`.
  ///
  /// It is `nil` if the picker offers all files.
  package static func pickerFilter(_ types: [UTType]) -> String? {
    if types.contains(where: { [.item, .data, .content].contains($0) }) { return nil }
    let accepted = types.flatMap { type in
      let special = declared.filter { $0.conforms(to: type) }
      let extensions = type.extensions + special.flatMap(\.extensions)
      return type.mimeTypes + extensions.map { ".\($0)" }
    }
    var unique: [String] = []
    for one in accepted where !unique.contains(one) { unique.append(one) }
    return unique.isEmpty ? nil : unique.joined(separator: ",")
  }
}
