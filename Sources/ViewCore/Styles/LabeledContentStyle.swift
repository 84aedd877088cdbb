/// A style with which an app draws labeled content itself.
///
/// ```swift
/// struct StackedStyle: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a labeled value.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content that a style draws.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView
  }

  /// The value.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The default style: the label and the value at opposite ends of a line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentElement(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: the label and the value at opposite ends of a line.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the labeled content inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of labeled content.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any LabeledContentStyle).self].append($0)
    }
  }
}
