public import Foundation

/// A drawing that a closure makes with paths, texts and images.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   context.draw(Text("Half full"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 300, height: 200)
/// ```
///
/// A canvas fills the space that it is offered. The page reports its size once it is known and whenever it changes, and
/// the closure runs for it. Until then the canvas is empty. The closure also runs when a value changes that it has read,
/// and whenever the view around the canvas runs.
///
/// The page gets a list of paths, texts and images, and later the ones that have changed. Screen readers skip the
/// drawing; describe it with ``View/accessibilityLabel(_:)``.
///
/// Views can be drawn as symbols, which the context finds by their tag:
///
/// ```swift
/// Canvas { context, size in
///   guard let star = context.resolveSymbol(id: "star") else { return }
///   for point in points { context.draw(star, at: point) }
/// } symbols: {
///   StarView().tag("star")
/// }
/// ```
///
/// The sizes of texts and symbols are absent, because only the page knows them.
public struct Canvas<Symbols: View> {
  /// Draws the canvas of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the ground is black where nothing is drawn, and not transparent.
  public var isOpaque: Bool
  /// The views that the context finds by their tag.
  public var symbols: Symbols
  @State private var size: CGSize?
  @Environment(\.self) private var environment

  /// Creates a canvas with views as symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the ground is black where nothing is drawn, and not transparent.
  ///   - rendersAsynchronously: Has no meaning here, because the page draws by itself.
  ///   - renderer: Draws into a context. The size is that of the canvas in points.
  ///   - symbols: The views, each with a tag.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the ground is black where nothing is drawn, and not transparent.
  ///   - rendersAsynchronously: Has no meaning here, because the page draws by itself.
  ///   - renderer: Draws into a context. The size is that of the canvas in points.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: { EmptyView() }
    )
  }
}

extension Canvas: View {
  public var body: some View {
    CanvasElement(
      content: size.map { CanvasDrawing(marks: marks(for: $0), size: $0) },
      isOpaque: isOpaque,
      setSize: { size = $0 }
    )
  }

  /// The closure runs in the body, so that the canvas is drawn again when a value changes that it has read.
  @MainActor
  private func marks(for size: CGSize) -> [CanvasMark] {
    var context = GraphicsContext(
      size: size,
      environment: environment,
      symbols: SubviewsCollection(of: symbols)
    )
    renderer(&context, size)
    return context.drawing.marks
  }
}

/// The element that reports its size.
private struct CanvasElement {
  let content: CanvasDrawing?
  let isOpaque: Bool
  let setSize: (CGSize) -> Void
}

extension CanvasElement: ElementView {
  func render(in context: NodeContext) -> Rendering<CanvasDrawing?> {
    var element = Element("div", attributes: [.init(class: .shape)], events: .resize)
    element["style"] = isOpaque ? "background:black" : nil
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { event in
        if case .resize(let size) = event { setSize(size) }
      }
    )
  }
}

/// The drawing of a canvas, which ends at its edges.
private struct CanvasDrawing: View {
  let marks: [CanvasMark]
  let size: CGSize

  var body: some View {
    Box(
      "svg",
      attributes: [.init("class", "canvas"), .init("aria-hidden", "true")],
      content: CanvasMarks(marks: marks, size: size)
    )
  }
}
