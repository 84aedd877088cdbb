internal import Sharing

/// A value that writes and reads itself in a recording.
///
/// Other values are taken apart: structs into their stored properties, enums into their case and its payload.
protocol CodedValue {
  func write(to writer: inout ValueWriter) throws
  static func read(from reader: inout ValueReader) throws -> Self
}

/// The first byte of each value in a recording.
///
/// It lets a reader find out that a value is of another type, and gives each value a size of at least one byte.
enum ValueKind: UInt8 {
  /// A value without content.
  case nothing
  /// An integer.
  case number
  /// The eight bytes of a floating-point number.
  case fraction
  /// A number of bytes, as of a text.
  case bytes
  /// A number of values.
  case list
  /// A number of values with names.
  case fields
  /// The name of a case.
  case plainCase
  /// The name of a case, and its payload.
  case filledCase
  /// A number of bytes from the conformance to `Codable`.
  case coded
  /// A private value.
  case absent
}

/// The names of fields and cases in a recording, which are written once.
final class RecordedNames {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  private var places: [AnyHashable: Int] = [:]
  /// The memory of the lists that were written since this was set to zero.
  var listMemory = 0
  /// Whether a private value was left out.
  var leavesOutValues = false
  /// The bytes of the values that were left out, or nil if nothing compares them.
  var privateBytes: [UInt8]?
  /// The values of shared references at the time of the state that is written.
  var sharedRoots: SharedRoots = [:]

  init(_ names: [String] = []) {
    names.forEach { _ = number(of: $0) }
  }

  /// The number of a shared value, by its place.
  func number(ofShared place: AnyHashable) -> Int {
    if let number = places[place] { return number }
    let number = (places.values.max() ?? -1) + 1
    places[place] = number
    return number
  }

  /// Gives a shared value the number that it has in the file.
  func set(_ number: Int, ofShared place: AnyHashable) {
    places[place] = number
  }

  /// The number of a name, which is new if the name is.
  func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = all.count
    all.append(name)
    return all.count - 1
  }
}
