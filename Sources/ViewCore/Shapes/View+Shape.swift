import Foundation

nonisolated extension View {
  /// Shows only what of the view is inside a form.
  ///
  /// - Parameters:
  ///   - shape: The form, in the size of the view.
  ///   - style: How overlapping parts of the form count.
  /// - Returns: The view, cut.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ClippedView(content: self, shape: shape, style: style)
  }

  /// Shows only what of the view is inside its own rectangle.
  ///
  /// - Returns: The view, cut.
  public func clipped() -> some View {
    BoxedView(self, class: "effect", style: "overflow:hidden")
  }

  /// Paints a form behind the view, in its size.
  ///
  /// - Parameters:
  ///   - style: A colour or another style.
  ///   - shape: The form.
  ///   - fillStyle: How overlapping parts of the form count.
  /// - Returns: The view before the form.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background {
      if style.isGlass {
        StyleGround(style: style).clipShape(shape, style: fillStyle)
      } else {
        shape.fill(style, style: fillStyle)
      }
    }
  }

  /// Paints a form behind the view in the ground of the page, in the size of the view.
  ///
  /// - Parameters:
  ///   - shape: The form.
  ///   - fillStyle: How overlapping parts of the form count.
  /// - Returns: The view before the form.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Paints a form in front of the view, in its size.
  ///
  /// - Parameters:
  ///   - style: A colour or another style.
  ///   - shape: The form.
  ///   - fillStyle: How overlapping parts of the form count.
  /// - Returns: The view behind the form.
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
  @State private var size: CGSize?
}

extension ClippedView: View {
  var body: some View {
    Measured(class: "effect", style: cut, content: content) { size = $0 }
  }

  /// Nothing is cut before the page has said how large the view is.
  @MainActor
  private var cut: String? {
    guard let size else { return nil }
    let path = shape.path(in: CGRect(origin: .zero, size: size)).svg
    return "clip-path:path(\(style.isEOFilled ? "evenodd," : "")\"\(path)\")"
  }
}

/// An element that tells its size.
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

extension Measured: View {
  typealias Body = Never
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
