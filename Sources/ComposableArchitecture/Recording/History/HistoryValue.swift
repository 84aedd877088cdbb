internal import RuntimeMetadata

/// A value in the history of a recording.
///
/// The newest one is kept whole, because it shares its storage with the store. An older one keeps the elements by which
/// its large arrays differ from those of the value before. Some stay whole, so that no value needs more than 128
/// differences.
final class HistoryValue<Value> {
  /// The value, unless it is kept as a difference.
  private(set) var whole: Value?
  private let difference: ValueDifference<Value>?

  /// - Parameters:
  ///   - value: The value.
  ///   - former: The value before, which is whole.
  init(_ value: Value, after former: HistoryValue? = nil) {
    whole = value
    difference = former.flatMap { ValueDifference(from: $0, to: value) }
  }

  /// The value.
  ///
  /// - Complexity: O(1) for the newest value and for one without large arrays, else O(*n*) in the size of the arrays.
  var value: Value { whole ?? restored() }

  /// Whether a value has the same bytes as this one, which is whole.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bytes: The bytes of values of the type.
  /// - Returns: False if a byte differs, or if this value is kept as a difference.
  func isSame(as value: Value, in bytes: ValueBytes) -> Bool {
    guard let whole else { return false }
    return withUnsafePointer(to: whole) { whole in
      withUnsafePointer(to: value) { bytes.areSame(whole, $0) }
    }
  }

  /// Lets go of what the value before has, too.
  func thin() {
    if difference != nil { whole = nil }
  }

  /// The number of differences that are applied to a whole value.
  fileprivate var depth: Int { difference?.depth ?? 0 }

  /// The number of array elements that are kept beside the rest of the value, or nil if there is no difference.
  var keptElementCount: Int? { difference?.elementCount }

  /// The values before and after a change, whose large arrays have only the elements that may differ.
  ///
  /// - Parameter former: The value before the change.
  /// - Returns: Nil if this value is not kept as a difference to that one.
  func changedParts(since former: HistoryValue) -> (former: Value, later: Value)? {
    difference.flatMap { $0.former === former ? $0.changedParts : nil }
  }

  /// The value with empty arrays at some paths, or nil if its large arrays are at others.
  fileprivate func rest(without paths: Set<ArrayPath>) -> Value? {
    if let difference, difference.paths == paths { return difference.rest }
    guard var rest = whole else { return nil }
    return Set(Self.takeArrays(from: &rest).keys) == paths ? rest : nil
  }

  fileprivate var arrays: [ArrayPath: any AnyKeptArray] {
    guard var rest = whole else { return [:] }
    return Self.takeArrays(from: &rest)
  }

  /// Takes the large arrays from a value.
  fileprivate static func takeArrays(from value: inout Value) -> [ArrayPath: any AnyKeptArray] {
    var arrays: [ArrayPath: any AnyKeptArray] = [:]
    for path in ArrayPath.all(in: value, ofAtLeast: 1_024) {
      arrays[path] = path.modify(in: &value, TakeArray())
    }
    return arrays
  }

  private func restored() -> Value {
    var differences: [ValueDifference<Value>] = []
    var start = self
    while start.whole == nil, let difference = start.difference {
      differences.append(difference)
      start = difference.former
    }
    var arrays = start.arrays
    for difference in differences.reversed() { difference.apply(to: &arrays) }
    // Not nil: a value that is not whole has a difference.
    var value = differences.first.unsafelyUnwrapped.rest
    for (path, array) in arrays { array.put(at: path, of: &value) }
    return value
  }
}

/// The difference between two values that a recording keeps.
private final class ValueDifference<Value> {
  let former: HistoryValue<Value>
  /// The later value with empty arrays in place of the large ones.
  let rest: Value
  let depth: Int
  private let arrays: [ArrayPath: any AnyArrayDifference]

  /// The most differences between a value and a whole one.
  private static var maximalDepth: Int { 128 }

  /// - Returns: Nil if the value has no large arrays, or if the difference is not much smaller than they are.
  init?(from former: HistoryValue<Value>, to value: Value) {
    guard former.depth < Self.maximalDepth else { return nil }
    var rest = value
    let arrays = HistoryValue.takeArrays(from: &rest)
    guard !arrays.isEmpty else { return nil }
    let formerArrays = former.arrays
    var differences: [ArrayPath: any AnyArrayDifference] = [:]
    for (path, array) in arrays {
      guard let difference = formerArrays[path].flatMap(array.difference) else { return nil }
      differences[path] = difference
    }
    let byteCount = differences.values.reduce(0) { $0 + $1.byteCount }
    guard byteCount < arrays.values.reduce(0, { $0 + $1.byteCount }) / 4 else { return nil }
    self.former = former
    self.rest = rest
    self.arrays = differences
    depth = former.depth + 1
  }

  var elementCount: Int { arrays.values.reduce(0) { $0 + $1.elementCount } }
  var paths: Set<ArrayPath> { Set(arrays.keys) }

  var changedParts: (former: Value, later: Value)? {
    guard var former = former.rest(without: paths) else { return nil }
    var later = rest
    for (path, difference) in arrays {
      difference.formerPart.put(at: path, of: &former)
      difference.laterPart.put(at: path, of: &later)
    }
    return (former, later)
  }

  /// Changes the large arrays of the earlier value into those of the later one.
  func apply(to former: inout [ArrayPath: any AnyKeptArray]) {
    former = former.filter { arrays[$0.key] != nil }
    for (path, difference) in arrays {
      // Not nil: the difference was made from an array at the path.
      difference.apply(to: former[path].unsafelyUnwrapped)
    }
  }
}
