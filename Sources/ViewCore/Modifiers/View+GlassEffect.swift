public import Foundation

nonisolated extension View {
  /// Puts the view in front of frosted glass.
  ///
  /// ```swift
  /// Image(systemName: "heart").padding().glassEffect(in: Circle())
  /// ```
  ///
  /// Where we differ: the glass blurs what is behind it. It does not bend the light, and shapes beside each other do not
  /// flow together.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape of the glass, which has the size of the view.
  /// - Returns: The view in front of the glass.
  public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    let name = glass.isInteractive ? "effect interactive" : "effect"
    return BoxedView(
      background {
        if let paint = glass.paint {
          StyleBackground(style: paint).clipShape(shape)
        }
      },
      class: name
    )
  }
}

/// The shape of glass that names no shape: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Capsule().path(in: rect)
  }
}

/// Views whose glass belongs together.
///
/// ```swift
/// GlassEffectContainer {
///   HStack {
///     Button("Undo", action: undo).buttonStyle(.glass)
///     Button("Redo", action: redo).buttonStyle(.glass)
///   }
/// }
/// ```
///
/// Where we differ: the shapes do not flow together, so the container has no spacing at which they begin to.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Groups views with glass.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @available(
    *,
    unavailable,
    message: "Shapes of glass do not flow together in a browser. Leave the spacing out."
  )
  public init(spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}
