nonisolated extension View {
  /// Makes the whole rectangle of the view react to gestures, including transparent parts.
  ///
  /// A browser reacts between the parts of a view in any case. Only a transparent color needs it:
  ///
  /// ```swift
  /// Color.clear
  ///   .contentShape(Rectangle())
  ///   .onTapGesture { isMenuShown = false }
  /// ```
  ///
  /// - Parameter shape: The rectangle.
  /// - Returns: The view.
  public func contentShape(_ shape: Rectangle) -> some View {
    EnvironmentView(content: self, value: true) { $1.hasContentShape = $0 }
  }

  /// Has the view react to gestures in a shape, and not outside of it.
  ///
  /// ```swift
  /// Image("Portrait")
  ///   .clipShape(Circle())
  ///   .contentShape(Circle())
  ///   .onTapGesture { isProfileShown = true }
  /// ```
  ///
  /// It counts for a gesture, a link or a button directly around the view. Controls inside of the view react where they
  /// are.
  ///
  /// - Parameters:
  ///   - shape: The shape, which has the size of the view.
  ///   - eoFill: Whether the parts in which outlines overlap an even number of times do not react.
  /// - Returns: The view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    LayeredView(
      content: self,
      views: Box(
        class: .behind,
        content: shape.fill(Color.transparent, style: FillStyle(eoFill: eoFill))
      ),
      isBehind: true,
      box: Element("div", attributes: [.init("class", "layers shaped")])
    )
  }

  /// Sets the shape of the view for some purposes.
  ///
  /// ```swift
  /// Label("Open", systemImage: "folder")
  ///   .padding()
  ///   .contentShape(.hoverEffect, .capsule)
  ///   .hoverEffect(.highlight)
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The purposes.
  ///   - shape: The shape, which has the size of the view.
  ///   - eoFill: Whether the parts in which outlines overlap an even number of times do not belong to it.
  /// - Returns: The view.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    let isHovered = kind.contains(.hoverEffect)
    if kind.contains(.interaction) {
      hovered(in: shape, isHovered, eoFill).contentShape(shape, eoFill: eoFill)
    } else {
      hovered(in: shape, isHovered, eoFill)
    }
  }

  /// Shows a shape behind the view while a pointer is over it, if a hover effect around it highlights the view.
  @ViewBuilder
  private func hovered(in shape: some Shape, _ isHovered: Bool, _ eoFill: Bool) -> some View {
    if isHovered {
      LayeredView(
        content: self,
        views: Box(
          class: "\(ClassName.behind) hover-shape",
          content: shape.fill(.foreground.opacity(0.1), style: FillStyle(eoFill: eoFill))
        ),
        isBehind: true
      )
    } else {
      self
    }
  }
}

/// The purposes of the shape of a view.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The part that reacts to gestures.
  public static let interaction = Self(rawValue: 1)
  /// The part that a ``View/hoverEffect(_:)`` highlights.
  public static let hoverEffect = Self(rawValue: 2)

  @available(*, unavailable, message: "A browser draws the ring around a focused element itself.")
  public static var focusEffect: Self { [] }
  @available(*, unavailable, message: "Give the preview its shape: write '.draggable(_:preview:)'.")
  public static var dragPreview: Self { [] }
  @available(*, unavailable, message: "A context menu of a browser has no preview of its view.")
  public static var contextMenuPreview: Self { [] }
  @available(*, unavailable, message: "A screen reader has the rectangle of an element.")
  public static var accessibility: Self { [] }
}

extension Color {
  /// A paint that is not seen and reacts to gestures.
  fileprivate static var transparent: Color { Color(css: "transparent") }
}

extension EnvironmentValues {
  private enum ContentShapeKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether transparent views take part in gestures.
  var hasContentShape: Bool {
    get { self[ContentShapeKey.self] }
    set { self[ContentShapeKey.self] = newValue }
  }
}
