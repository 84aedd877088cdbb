/// What a toolbar consists of: views and where they are.
///
/// An app declares a type of its own to use the same content on several screens:
///
/// ```swift
/// struct EditorToolbar: ToolbarContent {
///   let save: () -> Void
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) {
///       Button("Save") { save() }
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of content that the body is made of.
  associatedtype Body: ToolbarContent

  /// The content that this one is made of.
  @ToolbarContentBuilder
  var body: Body { get }
}

extension ToolbarContent where Body == Never {
  /// Not to be called: content whose body is `Never` is shown by the library itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Never: ToolbarContent {}

/// Content that the library shows: it knows the views that put themselves into the bars.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype Items: View

  nonisolated var items: Items { get }
}

nonisolated extension ToolbarContent {
  /// The views that put themselves into the bars of the screen around them.
  var anyItems: AnyView {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.erasedItems }
    return AnyView(ToolbarContentView(content: self))
  }
}

nonisolated extension PrimitiveToolbarContent {
  fileprivate var erasedItems: AnyView { AnyView(items) }
}

/// Content that an app declares itself, with state and environment as a view has them.
private struct ToolbarContentView<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarContentView: View {
  var body: some View {
    content.body.anyItems
  }
}
