internal import ConcurrencyExtras

/// One kind of windows that an app declares.
@MainActor
struct WindowDeclaration {
  /// The name that the app gives to the windows.
  var id: String?
  /// The type of the values that the windows show, if they show one.
  var valueType: Any.Type?
  let title: Text?
  /// Where the app declares the windows, which is where a mistake is reported.
  let location: SourceLocation
  /// Whether a text of an address is a value that the windows show.
  var accepts: (String) -> Bool = { _ in false }
  /// The content of a window, which may show a value of its address.
  let content: (String?) -> AnyView

  /// The name of the windows in addresses.
  var name: String? { id ?? valueType.map { "\($0)" } }
}

/// A scene that the library shows.
@MainActor
protocol PrimitiveScene: Scene {
  /// The windows, in the order of the source.
  var windows: [WindowDeclaration] { get }
}

extension Scene {
  /// The windows that the library shows, found by descending through the app's own scenes.
  var declaredWindows: [WindowDeclaration] {
    (self as? any PrimitiveScene)?.windows ?? body.declaredWindows
  }
}
