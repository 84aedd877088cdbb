extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes what an array encoded.
  ///
  /// It throws `DecodingError.dataCorrupted` if two elements have the same id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    for element in try container.decode([Element].self) where !append(element).inserted {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Two elements have the id '\(element.id)'"
      )
    }
  }
}
