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
    let place = withUnsafeBytes { bytes in
      later.withUnsafeBytes { places.place(of: bytes, $0) }
    }
    if let place { return Self.shortened(self, later, place) }
    guard Swift.max(count, later.count) > Self.mostComparedElements else {
      let all = ArrayEdit(former: 0..<count, later: 0..<later.count)
      let place = ArrayPlaces.Place(edits: [all], formerCount: count, laterCount: later.count)
      return Self.shortened(self, later, place)
    }
    // Few elements are compared by their values if most have the same bytes.
    let difference = ArrayDifference(from: self, to: later, mostRanges: 200)
    return Self.shortened(difference.former, difference.later, difference.place)
  }

  /// The number of elements up to which all are compared for the fewest edits, as CustomDump does.
  static var mostComparedElements: Int { 1_000 }

  /// Shortens the elements of two arrays at some places.
  private static func shortened(
    _ former: Self,
    _ later: Self,
    _ place: ArrayPlaces.Place
  ) -> ShortenedValue.Children? {
    former.withUnsafeBytes { bytes in
      later.withUnsafeBytes { laterBytes in
        var elements = ShortenedElements(
          former: former,
          later: later,
          bytes: (bytes, laterBytes),
          place: place
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
