#if DEBUG
internal import RuntimeMetadata
#if !canImport(Darwin)
internal import ViewCore
#endif
internal import ViewValues

/// The source of a view that is made without values, or from a store alone.
enum ViewSource {
  /// Modules whose views and models are not the app's.
  private static let libraries: Set<Substring> = [
    "ComposableArchitecture", "SwiftUINavigation", "SwiftUINavigationCore", "ViewCore",
    "ViewTesting", "WebSwiftUI",
  ]

  /// Whether a type belongs to this library, and not to the app.
  static func isOfLibrary(_ type: Any.Type) -> Bool {
    libraries.contains(String(reflecting: type).prefix { $0 != "." })
  }

  /// The expression of the first view of the app, or nil if it needs other values.
  static func expression(ofFirstIn views: [Any.Type]) -> String? {
    views.first { !isOfLibrary($0) }.flatMap(expression)
  }

  private static func expression(of view: Any.Type) -> String? {
    guard !SourceName.isPrivate(view), let fields = StoredField.all(of: view) else { return nil }
    let name = Issues.name(of: view)
    let needed = fields.filter { !hasOwnValue($0.type) }
    guard let field = needed.first else { return "\(name)()" }
    guard needed.count == 1, let store = (field.type as? any SourceStore.Type)?.source else {
      return nil
    }
    let label = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
    return "\(name)(\(label): \(store))"
  }

  /// Whether a property has its value from its declaration or from the surroundings, such as a `@State`.
  private static func hasOwnValue(_ property: Any.Type) -> Bool {
    #if canImport(Darwin)
    false
    #else
    property is any DynamicProperty.Type && !(property is any PassedProperty.Type)
    #endif
  }
}

/// A store, whose initial state and reducer have the names of a feature.
private protocol SourceStore {
  /// The expression of a new store, or nil if the feature has no name.
  static var source: String? { get }
}

extension Store: SourceStore {
  nonisolated fileprivate static var source: String? {
    let state = Issues.name(of: State.self)
    guard !SourceName.isPrivate(State.self), state.hasSuffix(".State") else { return nil }
    return "Store(initialState: \(state)()) { \(state.dropLast(".State".count))() }"
  }
}

extension Bindable: SourceStore where Value: SourceStore {
  nonisolated fileprivate static var source: String? { Value.source }
}

#if !canImport(Darwin)
/// A property whose value is given to the view.
private protocol PassedProperty {}

extension Bindable: PassedProperty {}
extension Binding: PassedProperty {}
extension ObservedObject: PassedProperty {}
#endif
#endif
