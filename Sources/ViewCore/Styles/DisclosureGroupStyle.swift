/// A style with which an app draws disclosure groups itself.
///
/// ```swift
/// struct PlusStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button {
///         configuration.isExpanded.toggle()
///       } label: {
///         Label {
///           configuration.label
///         } icon: {
///           Image(systemName: configuration.isExpanded ? "minus" : "plus")
///         }
///       }
///       if configuration.isExpanded {
///         configuration.content
///       }
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a disclosure group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a style draws.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView
  }

  /// The views that are shown and hidden.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The views that are shown and hidden.
  public let content: Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The default style: a label with an arrow, which opens the views below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureElement(
      isExpanded: configuration.$isExpanded,
      isOpen: configuration.isExpanded,
      label: configuration.label,
      content: configuration.content
    )
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a label with an arrow, which opens the views below it.
  public static var automatic: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its style of disclosure groups.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any DisclosureGroupStyle).self].append($0)
    }
  }
}

/// A disclosure group that a style draws.
struct StyledDisclosureGroup {
  let isExpanded: Binding<Bool>?
  let style: any DisclosureGroupStyle
  let label: AnyView
  let content: AnyView
  /// Whether a group without a binding is open.
  @State private var isOpen = false
}

extension StyledDisclosureGroup: View {
  var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: label),
      content: .init(content: content),
      isExpanded: isExpanded ?? $isOpen
    )
    AnyView(style.styled(configuration))
  }
}

extension DisclosureGroupStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any DisclosureGroupStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}
