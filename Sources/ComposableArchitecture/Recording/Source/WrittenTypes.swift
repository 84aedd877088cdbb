/// The types whose values a test has.
///
/// A list has many values of one type, and the names of a type are slow to make.
@MainActor
final class WrittenTypes {
  /// The modules of the types that the test names.
  private(set) var modules: Set<String> = []
  private var known: [ObjectIdentifier: WrittenType] = [:]

  /// Modules whose types a test has by its import of `ComposableArchitecture`.
  private static let exported: Set<String> = [
    "CasePaths", "Clocks", "ComposableArchitecture", "ConcurrencyExtras", "Dependencies",
    "IdentifiedCollections", "OrderedCollections", "Perception", "Sharing", "SwiftNavigation",
    "SwiftUINavigationCore", "ViewValues",
  ]

  func type(_ type: Any.Type) -> WrittenType {
    if let known = known[ObjectIdentifier(type)] { return known }
    let written = WrittenType(type)
    known[ObjectIdentifier(type)] = written
    return written
  }

  /// Lets the test import the module of a type.
  func addModule(of type: WrittenType) {
    guard !type.isOfSystem, !Self.exported.contains(type.module) else { return }
    modules.insert(type.module)
  }
}

/// The names of a type.
struct WrittenType {
  let type: Any.Type
  /// The name in source.
  let name: String
  let module: String
  let isPrivate: Bool
  let isOfSystem: Bool

  fileprivate init(_ type: Any.Type) {
    self.type = type
    name = Issues.name(of: type)
    isPrivate = SourceName.isPrivate(type)
    isOfSystem = SourceName.isOfSystem(type)
    let path = String(reflecting: type)
    // The name of a type in an extension of another module's type is '(extension in Module):Other.Type'.
    let start = "(extension in "
    let rest = path.hasPrefix(start) ? path.dropFirst(start.count) : path[...]
    module = String(rest.prefix { $0 != "." && $0 != ")" })
  }
}
