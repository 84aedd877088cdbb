internal import IdentifiedCollections
internal import RuntimeMetadata

/// An array that the text of a difference shortens.
protocol ShortenedArray {
  /// The elements that differ in two arrays.
  ///
  /// - Parameters:
  ///   - later: An array of the same type.
  ///   - places: The places of elements, for arrays that do not have all of them.
  /// - Returns: Nil if a dump of the whole arrays takes no longer, or if they are equal.
  func shortenedElements(in later: Any, _ places: ArrayPlaces) -> ShortenedValue.Children?
}

extension Array: ShortenedArray {}
extension ContiguousArray: ShortenedArray {}

extension NestedArray {
  func shortenedElements(in later: Any, _ places: ArrayPlaces) -> ShortenedValue.Children? {
    guard let later = later as? Self else { return nil }
    return withUnsafeBytes { bytes in
      later.withUnsafeBytes { laterBytes in
        var elements = ShortenedElements(
          former: self,
          later: later,
          bytes: (bytes, laterBytes),
          place: places.place(of: bytes, laterBytes)
        )
        return elements.all()
      }
    }
  }
}

extension IdentifiedArray: ShortenedArray {
  func shortenedElements(in later: Any, _ places: ArrayPlaces) -> ShortenedValue.Children? {
    (later as? Self).flatMap { indexedElements.shortenedElements(in: $0.indexedElements, places) }
  }
}
