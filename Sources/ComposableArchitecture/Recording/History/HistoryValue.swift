internal import RuntimeMetadata

/// A value in the history of a recording.
///
/// The newest one is kept whole, because it shares its storage with the store. An older one keeps the elements by which
/// its large arrays differ from those of the value before. Some stay whole, so that no value needs more than 128
/// differences.
final class HistoryValue<Value> {
  /// The value, unless it is kept as a difference.
  private(set) var whole: Value?
  /// The ways to its large arrays.
  private let paths: [ArrayPath]
  private let difference: ValueDifference<Value>?
  /// The value before.
  private weak var former: HistoryValue?
  /// The value before, unless this one stays whole.
  private let start: HistoryValue?
  /// The number of differences that are applied to a whole value.
  private let depth: Int

  /// The most differences between a value and a whole one.
  private static var maximalDepth: Int { 128 }

  /// - Parameters:
  ///   - value: The value.
  ///   - former: The value before, which is whole.
  ///   - leastByteCount: The number of bytes from which on an array is large, or nil if the value stays whole.
  init(_ value: Value, after former: HistoryValue? = nil, leastByteCount: Int? = nil) {
    let found = leastByteCount.map { ArrayPath.all(in: value, ofAtLeast: $0) } ?? []
    // Values one after the other share the memory of the ways, which are mostly the same.
    let paths = former?.paths == found ? former?.paths ?? found : found
    whole = value
    self.paths = paths
    difference = paths.isEmpty ? nil : former.flatMap { $0.difference(to: value, paths) }
    self.former = former
    let formerDepth = former?.depth ?? 0
    let staysWhole = difference == nil || formerDepth == Self.maximalDepth
    start = staysWhole ? nil : former
    depth = staysWhole ? 0 : formerDepth + 1
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
    if start != nil { whole = nil }
  }

  /// The number of array elements that are kept beside the rest of the value, or nil if there is no difference.
  var keptElementCount: Int? { difference?.elementCount }

  /// The values before and after a change, whose large arrays have only the elements that may differ.
  ///
  /// - Parameter former: The value before the change.
  /// - Returns: Nil if that is not the value before, or if no difference to it is kept.
  func changedParts(since former: HistoryValue) -> ChangedParts<Value>? {
    guard let difference, self.former === former else { return nil }
    return former.rest(without: difference.paths).map { difference.changedParts(since: $0) }
  }

  /// The text of the difference to an earlier value, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the size of the value, of which large arrays count with the elements that may differ if the
  ///   other value is the one before.
  func differenceText(since former: HistoryValue) -> String? {
    guard self !== former else { return nil }
    return changedParts(since: former).flatMap { ComposableArchitecture.differenceText(of: $0) }
      ?? ComposableArchitecture.differenceText(from: former.value, to: value)
  }

  #if DEBUG
  /// Whether a stored property has certainly the same value as it had before, or at least one element of its array.
  ///
  /// - Parameters:
  ///   - property: The stored property.
  ///   - element: The element of the array, or nil if all elements matter.
  ///   - former: The value before.
  /// - Returns: False if it is not known.
  func hasSame(
    _ property: StateProperty,
    _ element: ArrayElement?,
    as former: HistoryValue
  ) -> Bool {
    if self === former { return true }
    guard let difference, self.former === former else {
      guard let whole, let formerWhole = former.whole else { return false }
      return Self.haveSame(property, whole, formerWhole)
    }
    guard let formerRest = former.difference?.rest ?? former.rest(without: difference.paths) else {
      return false
    }
    return Self.haveSame(property, difference.rest, formerRest)
      && difference.leaves(element, of: property)
  }

  private static func haveSame(_ property: StateProperty, _ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return property.bytes.areSame(first + property.offset, second + property.offset)
      }
    }
  }
  #endif

  /// The value with empty arrays at some paths, or nil if its large arrays are at others.
  fileprivate func rest(without paths: Set<ArrayPath>) -> Value? {
    if let difference, difference.paths == paths { return difference.rest }
    guard var rest = whole, Set(self.paths) == paths else { return nil }
    _ = Self.takeArrays(at: self.paths, from: &rest)
    return rest
  }

  private var arrays: [ArrayPath: any AnyKeptArray] {
    guard var rest = whole else { return [:] }
    return Self.takeArrays(at: paths, from: &rest)
  }

  /// Takes the arrays at some paths from a value.
  fileprivate static func takeArrays(
    at paths: [ArrayPath],
    from value: inout Value
  ) -> [ArrayPath: any AnyKeptArray] {
    var arrays: [ArrayPath: any AnyKeptArray] = [:]
    for path in paths { arrays[path] = path.modify(in: &value, TakeArray()) }
    return arrays
  }

  /// The difference to a later value with large arrays at some paths.
  private func difference(to value: Value, _ paths: [ArrayPath]) -> ValueDifference<Value>? {
    self.paths.isEmpty ? nil : ValueDifference(from: arrays, to: value, paths)
  }

  private func restored() -> Value {
    var differences: [ValueDifference<Value>] = []
    var value = self
    while value.whole == nil, let difference = value.difference, let start = value.start {
      differences.append(difference)
      value = start
    }
    var arrays = value.arrays
    for difference in differences.reversed() { difference.apply(to: &arrays) }
    // Not nil: a value that is not whole has a difference.
    var restored = differences.first.unsafelyUnwrapped.rest
    for (path, array) in arrays { array.put(at: path, of: &restored) }
    return restored
  }
}

/// The difference between two values that a recording keeps.
private final class ValueDifference<Value> {
  /// The later value with empty arrays in place of the large ones.
  let rest: Value
  private let arrays: [ArrayPath: any AnyArrayDifference]

  /// Fails if the value before has no such arrays, or if the difference is not much smaller than they are.
  ///
  /// - Parameters:
  ///   - formerArrays: The large arrays of the value before.
  ///   - value: The later value.
  ///   - paths: The ways to its large arrays.
  init?(
    from formerArrays: [ArrayPath: any AnyKeptArray],
    to value: Value,
    _ paths: [ArrayPath]
  ) {
    var rest = value
    let arrays = HistoryValue.takeArrays(at: paths, from: &rest)
    var differences: [ArrayPath: any AnyArrayDifference] = [:]
    for (path, array) in arrays {
      guard let difference = formerArrays[path].flatMap(array.difference) else { return nil }
      differences[path] = difference
    }
    let byteCount = differences.values.reduce(0) { $0 + $1.byteCount }
    guard byteCount < arrays.values.reduce(0, { $0 + $1.byteCount }) / 4 else { return nil }
    self.rest = rest
    self.arrays = differences
  }

  var elementCount: Int { arrays.values.reduce(0) { $0 + $1.elementCount } }
  var paths: Set<ArrayPath> { Set(arrays.keys) }

  /// Both values with the elements that may differ.
  ///
  /// - Parameter formerRest: The value before with empty arrays in place of the large ones.
  /// - Returns: The earlier value and the later one.
  func changedParts(since formerRest: Value) -> ChangedParts<Value> {
    var (former, later) = (formerRest, rest)
    let places = ArrayPlaces()
    for (path, difference) in arrays {
      difference.formerPart.put(at: path, of: &former)
      difference.laterPart.put(at: path, of: &later)
      // A dump shows equal fields without their parts.
      let isHidden = difference.elementCount == 0 && path.isField(of: Value.self)
      if !isHidden { difference.note(in: places) }
    }
    return ChangedParts(former: former, later: later, places: places)
  }

  #if DEBUG
  /// Whether the arrays of a stored property have the same elements, or at least the same value of one.
  func leaves(_ element: ArrayElement?, of property: StateProperty) -> Bool {
    arrays.allSatisfy { path, difference in
      guard path.first == property.number, difference.elementCount > 0 else { return true }
      guard path.isOfProperty, let element else { return false }
      return difference.leaves(element)
    }
  }
  #endif

  /// Changes the large arrays of the earlier value into those of the later one.
  func apply(to former: inout [ArrayPath: any AnyKeptArray]) {
    former = former.filter { arrays[$0.key] != nil }
    for (path, difference) in arrays {
      // Not nil: the difference was made from an array at the path.
      difference.apply(to: former[path].unsafelyUnwrapped)
    }
  }
}
