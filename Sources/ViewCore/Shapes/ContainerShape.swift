import Foundation

nonisolated extension View {
  /// Sets the shape of the container that the view is, for the shapes inside that follow it.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Inside").padding().background(.quaternary, in: ContainerRelativeShape())
  /// }
  /// .padding(8)
  /// .background(.background, in: .rect(cornerRadius: 24))
  /// .containerShape(.rect(cornerRadius: 24))
  /// ```
  ///
  /// The shape itself is not drawn. ``ContainerRelativeShape`` and ``ConcentricRectangle`` follow it.
  ///
  /// - Parameter shape: The shape, which has the size of the view.
  /// - Returns: The view as a container.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    ContainerView(content: self, shape: shape)
  }
}

private struct ContainerView<Content: View, Form: InsettableShape> {
  let content: Content
  let shape: Form
  @State private var size: CGSize?

  init(content: Content, shape: Form) {
    self.content = content
    self.shape = shape
  }
}

extension ContainerView: View {
  var body: some View {
    EnvironmentView(content: content, value: ContainerShape(shape: shape, size: size)) {
      $1.containerShape = $0
    }
    .coordinateSpace(.named(ContainerShape.space))
    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
  }
}

/// The shape of the innermost container around a view, and the container's size.
struct ContainerShape {
  /// The name of the coordinate space of each container, of which the innermost one counts.
  static let space = "container shape"

  let shape: any InsettableShape
  /// The size in points, or `nil` before the page has reported it.
  let size: CGSize?

  /// The container for a view inside.
  ///
  /// - Parameter frame: The view in the coordinate space of the container.
  /// - Returns: The container, or `nil` before its size is known.
  func place(of frame: CGRect) -> ContainerPlace? {
    size.map { size in
      ContainerPlace(
        shape: shape,
        size: size,
        top: max(frame.minY, 0),
        left: max(frame.minX, 0),
        bottom: max(size.height - frame.maxY, 0),
        right: max(size.width - frame.maxX, 0)
      )
    }
  }
}

/// A container, and the distances of a view inside from its sides, in points.
struct ContainerPlace {
  let shape: any InsettableShape
  let size: CGSize
  let top: CGFloat
  let left: CGFloat
  let bottom: CGFloat
  let right: CGFloat
}

/// A shape whose outline depends on the container around it.
protocol ContainedShape: Shape {
  /// The outline in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - place: The place in the container, or `nil` without one, or before the page has reported it.
  /// - Returns: The outline.
  func path(in rect: CGRect, at place: ContainerPlace?) -> Path
}

extension ContainedShape {
  /// The outline outside of a container.
  public func path(in rect: CGRect) -> Path { path(in: rect, at: nil) }

  /// The shape for a place in a container.
  func placed(at place: ContainerPlace?) -> some Shape { PlacedShape(shape: self, place: place) }
}

/// A shape at its place in a container.
private struct PlacedShape<Form: ContainedShape>: Shape {
  var shape: Form
  let place: ContainerPlace?

  func path(in rect: CGRect) -> Path { shape.path(in: rect, at: place) }

  var animatableData: Form.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A view with a shape, which may depend on the container around it.
protocol ShapedView: PrimitiveView {
  associatedtype Form: Shape
  associatedtype Shaped: View

  var shape: Form { get }

  /// The view with its shape, which depends on nothing.
  var shaped: Shaped { get }

  /// The view with another shape.
  func shaped(by shape: some Shape) -> AnyView
}

extension ShapedView {
  func make(in context: NodeContext) -> ViewNode {
    contained?.makeNode(in: context) ?? shaped.makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    if let contained {
      contained.patchNode(node, in: context)
    } else {
      shaped.patchNode(node, in: context)
    }
  }

  private var contained: AnyView? {
    (shape as? any ContainedShape).map { contained($0) }
  }

  private func contained(_ shape: some ContainedShape) -> AnyView {
    AnyView(ContainedShapeView(base: self, shape: shape))
  }
}

/// A view with a shape at its place in the container around it.
private struct ContainedShapeView<Base: ShapedView, Form: ContainedShape> {
  let base: Base
  let shape: Form
  @Environment(\.containerShape) private var container
  @State private var frame: CGRect?
}

extension ContainedShapeView: View {
  var body: some View {
    let place = frame.flatMap { container?.place(of: $0) }
    return base.shaped(by: shape.placed(at: place))
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(ContainerShape.space))
      } action: {
        frame = $0
      }
  }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  /// The innermost container around the view.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}
