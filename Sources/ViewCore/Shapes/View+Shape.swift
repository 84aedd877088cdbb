import Foundation

nonisolated extension View {
  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, which has the size of the view.
  ///   - style: The style of the shape's fill.
  /// - Returns: The clipped view.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ClippedView(content: self, shape: shape, style: style)
  }

  /// Clips the view to its rectangle.
  ///
  /// - Returns: The clipped view.
  public func clipped() -> some View {
    BoxedView(self, class: "effect", style: "overflow:hidden")
  }

  /// Paints a shape behind the view, in its size.
  ///
  /// - Parameters:
  ///   - style: A color or another style.
  ///   - shape: The shape.
  ///   - fillStyle: The style of the shape's fill.
  /// - Returns: The view with its background.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background {
      if style.glassFilter != nil {
        StyleBackground(style: style).clipShape(shape, style: fillStyle)
      } else {
        shape.fill(style, style: fillStyle)
      }
    }
  }

  /// Paints a shape in the page's background behind the view, in its size.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - fillStyle: The style of the shape's fill.
  /// - Returns: The view with its background.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Paints a shape in front of the view, in its size.
  ///
  /// - Parameters:
  ///   - style: A color or another style.
  ///   - shape: The shape.
  ///   - fillStyle: The style of the shape's fill.
  /// - Returns: The view with its overlay.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}

private struct ClippedView<Content: View, Form: Shape> {
  let content: Content
  let shape: Form
  let style: FillStyle
}

extension ClippedView: ShapedView {
  var shaped: CutView<Content, Form> { CutView(content: content, shape: shape, style: style) }

  func shaped(by shape: some Shape) -> AnyView {
    AnyView(CutView(content: content, shape: shape, style: style))
  }
}

private struct CutView<Content: View, Form: Shape> {
  let content: Content
  var shape: Form
  let style: FillStyle
  @State private var size: CGSize?
}

extension CutView: View {
  var body: some View {
    Measured(class: "effect", style: cut, content: content) { size = $0 }
  }

  /// Nothing is clipped before the page has reported the size of the view.
  @MainActor
  private var cut: String? {
    guard let size else { return nil }
    let path = shape.path(in: CGRect(origin: .zero, size: size)).svg
    return "clip-path:path(\(style.isEOFilled ? "evenodd," : "")\"\(path)\")"
  }
}

extension CutView: Animatable {
  var animatableData: Form.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// An element whose size the page reports.
struct Measured<Content: View> {
  let className: String
  let style: String?
  let content: Content
  let setSize: (CGSize) -> Void

  init(
    class name: String,
    style: String? = nil,
    content: Content,
    setSize: @escaping (CGSize) -> Void
  ) {
    className = name
    self.style = style
    self.content = content
    self.setSize = setSize
  }
}

extension Measured: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", className)], events: .resize)
    element["style"] = style
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { event in
        if case .resize(let size) = event { setSize(size) }
      }
    )
  }
}
