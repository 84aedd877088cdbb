/// Combines the statements of a toolbar's closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a view without an item, which goes to the default place.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> ToolbarItemGroup<Content> {
    ToolbarItemGroup { content }
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(first: first, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(first: nil, second: second)
  }

  public static func buildLimitedAvailability(
    _ content: some ToolbarContent
  ) -> some ToolbarContent {
    content
  }
}

/// Several contents of a toolbar, the result of a ``ToolbarContentBuilder``.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension TupleToolbarContent: ToolbarContent {
  public typealias Body = Never
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  var items: some View {
    var items: [AnyView] = []
    repeat items.append((each content).anyItems)
    return ForEach(items.indices, id: \.self) { items[$0] }
  }
}

/// One of two contents of a toolbar, the result of an `if`-`else` in a ``ToolbarContentBuilder``.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension ConditionalToolbarContent: ToolbarContent {
  public typealias Body = Never
}

extension ConditionalToolbarContent: PrimitiveToolbarContent {
  var items: some View {
    TupleView(first?.anyItems, second?.anyItems)
  }
}

/// Content that may be absent, the result of an `if` without an `else`.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var items: some View { map(\.anyItems) }
}
