public import Foundation

/// Opens a URL beside the page, or passes it to a handler that an enclosing view has set.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("About") { openURL(website) }
/// ```
///
/// A browser opens a window in direct response to an action of the user. For a later request, such
/// as after a response of a server, it shows a link instead. Only URLs of the web, mail and
/// telephone are opened.
///
/// An address of the app itself opens in its window: ``View/onOpenURL(perform:)`` receives it. A URL without
/// scheme and host, such as `/standups/1`, stands for one.
@MainActor
@preconcurrency
public struct OpenURLAction {
  /// The result of a custom handler.
  public struct Result: Sendable {
    fileprivate enum Outcome: Equatable {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has handled the URL.
    public static let handled = Result(outcome: .handled)
    /// The URL is ignored.
    public static let discarded = Result(outcome: .discarded)
    /// The browser opens the URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// The browser opens another URL.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url))
    }
  }

  private let handler: (@MainActor (URL) -> Result)?
  /// Asks the window to open a URL, and returns whether that is possible.
  var systemAction: (@MainActor (URL) -> Bool)?

  /// Creates an action with a custom handler.
  ///
  /// - Parameter handler: Handles a URL.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = { handler($0) }
  }

  nonisolated init() {
    handler = nil
  }

  /// Whether the action has a custom handler.
  nonisolated var hasHandler: Bool { handler != nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a URL and reports the outcome.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called with whether the URL was handled or sent to the page.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      completion(systemAction?(other ?? url) ?? false)
    }
  }
}

extension URL {
  private static var safeSchemes: Set<String> { ["http", "https", "mailto", "tel", "sms"] }

  /// Whether the URL leads to the web, mail or telephone.
  ///
  /// A script in a URL would run in the app's page.
  var leadsOutside: Bool {
    scheme.map { Self.safeSchemes.contains($0.lowercased()) } ?? false
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  /// Opens URLs.
  ///
  /// A handler that a view sets also receives the URLs of links inside:
  ///
  /// ```swift
  /// .environment(\.openURL, OpenURLAction { url in
  ///   visited.append(url)
  ///   return .systemAction
  /// })
  /// ```
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.systemAction = action.systemAction ?? self[OpenURLKey.self].systemAction
      self[OpenURLKey.self] = action
    }
  }
}
