internal import CustomDump
internal import RuntimeMetadata

/// The difference between two values, as lines with `-` and `+`, or nil if there is none.
///
/// The text is that of CustomDump's `diff`, which compares each element of a collection several times by its mirror.
/// So large arrays are shortened before: elements that are equal one after the other are a line with their number.
///
/// - Complexity: O(*n*) in the size of the values.
func differenceText<Value>(from former: Value, to later: Value) -> String? {
  guard !ArrayPath.all(in: former, ofAtLeast: ShortenedValue.leastByteCount).isEmpty,
    let shortened = ShortenedValue.pair(former, later, ArrayPlaces())
  else { return diff(former, later) }
  return diff(shortened.former, shortened.later)
}

/// The difference between two values whose large arrays have only the elements that may differ.
///
/// The text is that of the whole values.
///
/// - Returns: Nil if there is none. It is also nil if an array is in a value that a dump shows in another way, so that it
///   takes the whole values.
func differenceText<Value>(of parts: ChangedParts<Value>) -> String? {
  let shortened = ShortenedValue.pair(parts.former, parts.later, parts.places)
  guard parts.places.areAllFound else { return nil }
  return shortened.map { diff($0.former, $0.later) } ?? diff(parts.former, parts.later)
}
