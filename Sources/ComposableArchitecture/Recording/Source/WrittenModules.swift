/// The modules of the types that a test names.
@MainActor
final class WrittenModules {
  private(set) var names: Set<String> = []

  /// Modules whose types a test has by its import of `ComposableArchitecture`.
  private static let exported: Set<Substring> = [
    "CasePaths", "Clocks", "ComposableArchitecture", "ConcurrencyExtras", "Dependencies",
    "IdentifiedCollections", "OrderedCollections", "Perception", "Sharing", "SwiftNavigation",
    "SwiftUINavigationCore", "ViewValues",
  ]

  /// Adds the module of a type of the app.
  func add(_ type: Any.Type) {
    let name = String(reflecting: type)
    // The name of a type in an extension of another module's type is '(extension in Module):Other.Type'.
    let start =
      name.hasPrefix("(extension in ") ? name.dropFirst("(extension in ".count) : name[...]
    let module = start.prefix { $0 != "." && $0 != ")" }
    guard !SourceName.isOfSystem(type), !Self.exported.contains(module) else { return }
    names.insert(String(module))
  }
}
