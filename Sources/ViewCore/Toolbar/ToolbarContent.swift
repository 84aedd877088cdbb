/// The content of a toolbar: views and their places.
///
/// Declare a type to use the same content on several screens:
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
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The content that implements this one.
  @ToolbarContentBuilder
  var body: Body { get }
}

extension ToolbarContent where Body == Never {
  /// Do not call it: the library shows content without a body itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Never: ToolbarContent {}

/// Content of the library, which provides the views for the bars.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype Items: View

  nonisolated var items: Items { get }
}

nonisolated extension ToolbarContent {
  /// The views, each of which is shown in a bar of the screen around it.
  var anyItems: AnyView {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.erasedItems }
    return AnyView(ToolbarContentView(content: self))
  }
}

nonisolated extension PrimitiveToolbarContent {
  fileprivate var erasedItems: AnyView { AnyView(items) }
}

/// Content that an app declares, which can have state and environment like a view.
private struct ToolbarContentView<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarContentView: View {
  var body: some View {
    content.body.anyItems
  }
}
