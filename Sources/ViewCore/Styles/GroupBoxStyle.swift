/// A style with which an app draws group boxes itself.
///
/// ```swift
/// struct CardStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.headline)
///       configuration.content
///     }
///     .padding()
///     .background(.yellow, in: RoundedRectangle(cornerRadius: 12))
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a group box.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a style draws.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public struct Label {
    let content: AnyView
  }

  /// The views of the group.
  public struct Content {
    let content: AnyView
  }

  /// The title.
  public let label: Label
  /// The views of the group.
  public let content: Content
  /// Whether the app gave the group a title.
  let isTitled: Bool
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The default style: a light background under a title.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(
      label: configuration.isTitled ? configuration.label : nil,
      content: configuration.content
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a light background under a title.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the group boxes inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of group boxes.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1[styles: (any GroupBoxStyle).self].append($0) }
  }
}
