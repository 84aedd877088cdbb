internal import RuntimeMetadata

/// The types of errors in this process, by their names.
///
/// A reader finds an error's type among the types that conform to `Error`, and asks the runtime for no other name.
enum RecordedErrors {
  private static let types: [String: any Error.Type] = {
    let types = Conformances(to: (any Error).self)?.types ?? []
    let errors = types.compactMap { $0 as? any Error.Type }.map { (String(reflecting: $0), $0) }
    return Dictionary(errors) { first, _ in first }
  }()

  static func type(named name: String) -> (any Error.Type)? { types[name] }

  /// The name under which a type is found.
  static func name(of type: any Error.Type) -> String? {
    let name = String(reflecting: type)
    return types[name] == type ? name : nil
  }
}
