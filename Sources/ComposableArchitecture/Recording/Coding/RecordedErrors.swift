internal import RuntimeMetadata

/// The types of errors in this process, by their names.
///
/// A reader finds an error's type among the types that conform to `Error`, and asks the runtime for no other name.
enum RecordedErrors {
  private static let types: [String: any Error.Type] = {
    var types: [String: any Error.Type] = [:]
    var known: Set<ObjectIdentifier> = []
    for case let type as any Error.Type in Conformances(to: (any Error).self)?.types ?? [] {
      // Several modules may declare the conformance of one type.
      guard known.insert(ObjectIdentifier(type)).inserted else { continue }
      types[name(of: type, unlessIn: types)] = type
    }
    return types
  }()

  private static let names = Dictionary(
    uniqueKeysWithValues: types.map { (ObjectIdentifier($1), $0) }
  )

  static func type(named name: String) -> (any Error.Type)? { types[name] }

  /// The name under which a type is found.
  static func name(of type: any Error.Type) -> String? { names[ObjectIdentifier(type)] }

  /// A name that no other type has.
  ///
  /// Private types of several files may have one name. Their order is the same in all processes of a build.
  private static func name(of type: any Error.Type, unlessIn types: [String: Any]) -> String {
    let name = WrittenTypeName.of(type)
    let numbered = (2...).lazy.map { "\(name) \($0)" }
    return types[name] == nil ? name : numbered.first { types[$0] == nil } ?? name
  }
}
