/// A part of an app's screen: a value that describes what to show for its data.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     Text("Hello, \(name)")
///   }
/// }
/// ```
///
/// Views are cheap values that are recreated whenever their data changes. Their identity, state and
/// elements belong to the graph in which they are mounted.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder
  var body: Body { get }
}

extension View where Body == Never {
  /// Unavailable at run time: the library draws a view whose body is `Never`.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library draws it.")
  }
}

extension Never: View {
  public nonisolated var body: Never {
    fatalError("'Never' has no body, because it has no value.")
  }
}
