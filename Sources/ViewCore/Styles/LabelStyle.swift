/// A style with which an app arranges title and icon itself.
///
/// ```swift
/// struct TrailingIcon: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label that a style draws.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    let content: AnyView
  }

  /// The icon of a label.
  public struct Icon {
    let content: AnyView
  }

  /// The title of the label.
  public let title: Title
  /// The icon beside the title.
  public let icon: Icon
}

nonisolated extension View {
  /// Sets the style of the labels inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its label style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1[styles: (any LabelStyle).self].append($0) }
  }
}

extension EnvironmentValues {
  private enum ImagesAreDecorativeKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether screen readers skip images, because a text beside them says the same.
  var imagesAreDecorative: Bool {
    get { self[ImagesAreDecorativeKey.self] }
    set { self[ImagesAreDecorativeKey.self] = newValue }
  }
}

/// Shows icon and title.
///
/// In the bars of a screen, a label without a style shows its icon alone, as on a phone.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Shows the icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Box(
      "span",
      class: "label",
      content: TupleView(
        Box("span", class: "label-icon", content: configuration.icon),
        configuration.title
      )
    )
  }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Shows the icon alone.
///
/// Screen readers read the title.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Box(
      "span",
      class: "label",
      content: TupleView(
        configuration.icon,
        Box("span", class: "unseen", content: configuration.title)
      )
    )
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of the context.
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows the icon before the title.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows the title alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows the icon alone.
  public static var iconOnly: Self { Self() }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View {
    content.environment(\.imagesAreDecorative, true)
  }
}
