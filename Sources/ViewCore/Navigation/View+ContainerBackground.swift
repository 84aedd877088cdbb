nonisolated extension View {
  /// Paints the background of the whole screen around the view.
  ///
  /// ```swift
  /// Form {
  ///   Toggle("Sounds", isOn: $hasSounds)
  /// }
  /// .navigationTitle("Settings")
  /// .containerBackground(.teal.gradient, for: .navigation)
  /// ```
  ///
  /// The first view on a screen that sets one counts.
  ///
  /// Where we differ: it is also seen behind lists and forms, whose rows are in front of it, and bars keep their own background,
  /// which ``toolbarBackground(_:for:)`` sets. There is no form with views.
  ///
  /// - Parameters:
  ///   - style: A color or another style.
  ///   - container: The kind of container.
  /// - Returns: The view.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    ScreenGroundView(content: self, style: style)
  }
}

/// The kind of container whose background ``WebSwiftUI/View/containerBackground(_:for:)`` paints.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A screen of a navigation stack.
  public static let navigation = Self(name: "navigation")
}

/// A view that sets the background of the screen around it.
private struct ScreenGroundView<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style
  @Environment(\.self) private var environment
}

extension ScreenGroundView: View {
  var body: some View {
    ScreenSettingView(
      content: content,
      setting: \.ground,
      value: style.background(in: environment)
    )
  }
}

/// The background of a screen, if views on it set one.
struct ScreenGround: View {
  let screen: Screen

  var body: some View {
    screen.ground.value.map { style in
      Leaf(
        element: Element(
          "div",
          attributes: [
            .init("class", "ground"), .init("style", style), .init("aria-hidden", "true"),
          ]
        )
      )
    }
  }
}
