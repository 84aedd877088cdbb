/// The names of types in files.
enum WrittenTypeName {
  private static let address = "(unknown context at $"

  /// The name of a type, which is the same in all processes of a build.
  ///
  /// The runtime names the file of a private type by an address, as in `App.(unknown context at $7f3a).State`. The address
  /// is another one in each process, and is left out.
  static func of(_ type: Any.Type) -> String {
    var rest = String(reflecting: type)[...]
    var name = ""
    while let place = rest.firstRange(of: address) {
      name += rest[..<place.upperBound].dropLast(" at $".count)
      rest = rest[place.upperBound...].drop { $0 != ")" }
    }
    return name + rest
  }
}
