public import Foundation

/// A text or another view that opens a URL in a new window.
///
/// An address of the app itself opens in its window, where ``View/onOpenURL(perform:)`` receives it.
///
/// If the environment has a handler in ``EnvironmentValues/openURL``, it decides what a tap does.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: The URL to open. Only web, mail and telephone addresses are opened.
  ///   - label: The content of the link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public typealias Body = Never
}

extension Link: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    switch environment[styles: (any PrimitiveButtonStyle).self].last {
    case nil:
      LinkElement(
        name: environment.isInMenu ? ClassName.button.rawValue : ClassName.link.rawValue,
        destination: destination,
        label: label
      )
    case let style as any DrawnButtonStyle:
      LinkElement(
        name: style.name.map { "\(ClassName.button) \($0)" } ?? ClassName.link.rawValue,
        destination: destination,
        label: label
      )
    case let style as any LabelDrawingStyle:
      LinkElement(
        name: "\(ClassName.button) bare",
        destination: destination,
        label: style.drawing(AnyView(label))
      )
    default: StyledButton(label: label) { environment.openURL(destination) }
    }
  }
}

/// The element of a link.
private struct LinkElement<Label: View> {
  /// The classes of the stylesheet.
  let name: String
  let destination: URL
  let label: Label
}

extension LinkElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Label> {
    let environment = context.environment
    var element = Element("a", attributes: [.init("class", name)])
    element["style"] = environment.buttonStyle(of: name)
    element["aria-disabled"] = environment.isEnabled ? nil : "true"
    let ownURL = environment.addressBase?.ownURL(destination)
    let isHandled = environment.openURL.hasHandler || ownURL != nil
    let url = ownURL ?? destination
    if environment.isEnabled, isHandled || url.leadsOutside {
      element["href"] = url.leadsOutside ? url.absoluteString : "#"
    }
    guard isHandled else {
      element.attributes += [.init("target", "_blank"), .init("rel", "noopener")]
      return Rendering(element: element, content: label)
    }
    element.events = .click
    return Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior { [destination] _ in
        if environment.isEnabled { environment.openURL(destination) }
      }
    )
  }
}
