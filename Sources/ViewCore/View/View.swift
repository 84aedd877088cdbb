/// A part of an app's screen: a value that says what to show for the data that it holds.
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
/// Views are cheap values, made anew whenever what they depend on changes; the identity, the state
/// and the elements on the page belong to the graph that a view is mounted in.
@MainActor
@preconcurrency
public protocol View {
  /// The type of view that the body is made of.
  associatedtype Body: View

  /// What this view shows.
  @ViewBuilder
  var body: Body { get }
}

extension View where Body == Never {
  /// Not to be called: a view whose body is `Never` is drawn by the library itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library draws it.")
  }
}

extension Never: View {
  public var body: Never {
    fatalError("'Never' has no body, because it has no value.")
  }
}
