/// How labels look: what an app declares to arrange title and icon itself.
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
  /// The type of view that the style makes.
  associatedtype Body: View

  /// What a label shows.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style knows of a label that it draws.
public struct LabelStyleConfiguration {
  /// What a label says.
  public struct Title {
    let content: AnyView
  }

  /// What stands beside a label's title.
  public struct Icon {
    let content: AnyView
  }

  /// What the label says.
  public let title: Title
  /// What stands beside the title.
  public let icon: Icon
}

nonisolated extension View {
  /// Sets how the labels inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its labels in the style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1.labelStyles.append($0) }
  }
}

extension EnvironmentValues {
  private enum LabelStylesKey: EnvironmentKey {
    static var defaultValue: [any LabelStyle] { [] }
  }

  private enum ImagesAreDecorativeKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The styles of the views around, the innermost last.
  var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }

  /// Whether images say nothing that a text beside them does not.
  var imagesAreDecorative: Bool {
    get { self[ImagesAreDecorativeKey.self] }
    set { self[ImagesAreDecorativeKey.self] = newValue }
  }
}

/// Icon and title.
///
/// A label without a style shows its icon alone in the bars of a screen, as on a phone.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title.
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

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone; the title is told to those who do not see.
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
  /// The look that suits the place.
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
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
