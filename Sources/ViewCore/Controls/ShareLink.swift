public import Foundation

/// A button that shares an address or a text by the user's system.
///
/// ```swift
/// ShareLink(item: URL(string: "/standups/1")!)
/// ShareLink("Share the recipe", item: recipe, subject: Text("Soup"))
/// ```
///
/// The page opens the browser's share sheet. A browser without one, and one that shows a page without TLS, copies the
/// item to the clipboard, and the page reports that.
///
/// An address of the app itself, such as `/standups/1`, is shared with the scheme and the host of the page.
///
/// Differs from SwiftUI in that items are addresses and texts, because a browser shares nothing else without a file. Of a
/// ``SharePreview`` it shows the title.
public struct ShareLink<Label: View> {
  private let item: SharedItem
  private let subject: Text?
  private let message: Text?
  private let label: Label

  init(_ item: SharedItem, subject: Text?, message: Text?, label: Label) {
    self.item = item
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// Creates a button that shares an address, with a custom label.
  ///
  /// - Parameters:
  ///   - item: The address.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: A text beside the address.
  ///   - label: The label of the button.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.address(item), subject: subject, message: message, label: label())
  }

  /// Creates a button that shares a text, with a custom label.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: A title, such as the subject of a mail.
  ///   - message: Another text.
  ///   - label: The label of the button.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.text(item), subject: subject, message: message, label: label())
  }
}

/// The usual label of a button that shares something.
public struct DefaultShareLinkLabel {
  fileprivate let title: Text
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    ViewCore.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(.address(item), subject, message, title: Text("Share…"))
  }

  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(.text(item), subject, message, title: Text("Share…"))
  }

  /// Creates a button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(.address(item), subject, message, title: Text(titleKey))
  }

  /// Creates a button with a title that shares a text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(.text(item), subject, message, title: Text(titleKey))
  }

  /// Creates a button that shares an address, with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(.address(item), subject, message, title: Text(title))
  }

  /// Creates a button that shares a text, with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(.text(item), subject, message, title: Text(title))
  }

  init(_ item: SharedItem, _ subject: Text?, _ message: Text?, title: Text) {
    let label = DefaultShareLinkLabel(title: title)
    self.init(item, subject: subject, message: message, label: label)
  }
}

extension ShareLink: View {
  public var body: some View {
    // The page does all of the work, because a browser shares only during the tap.
    AnnotatedView(
      content: Button {
      } label: {
        label
      },
      name: "data-share"
    ) { [item, subject, message] environment in
      SharedContent(
        title: subject?.string(in: environment),
        text: item.text(beside: message?.string(in: environment), in: environment),
        url: item.address(in: environment)
      ).json
    }
  }
}

/// The addresses or the text that a button shares.
enum SharedItem: Equatable {
  case address(URL)
  case text(String)
  case several([SharedItem])

  func text(beside message: String?, in environment: EnvironmentValues) -> String? {
    let text: String? =
      switch self {
      case .address: nil
      case .text(let text): text
      case .several(let items):
        items.compactMap { $0.address(in: environment) ?? $0.text(beside: nil, in: environment) }
          .joined(separator: "\n")
      }
    let lines = [text, message].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  func address(in environment: EnvironmentValues) -> String? {
    guard case .address(let url) = self else { return nil }
    return (environment.addressBase?.ownURL(url) ?? url).absoluteString
  }
}

/// The argument of the browser's function that shares.
private struct SharedContent: Encodable {
  let title: String?
  let text: String?
  let url: String?

  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
