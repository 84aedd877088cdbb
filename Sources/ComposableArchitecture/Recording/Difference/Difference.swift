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
    let shortened = ShortenedValue.pair(former, later)
  else { return diff(former, later) }
  return diff(shortened.former, shortened.later)
}
