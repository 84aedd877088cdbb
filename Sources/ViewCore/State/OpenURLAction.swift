public import Foundation

/// Opens an address beside the page, or does what a view around wants done with it instead.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// Button("About") { openURL(website) }
/// ```
///
/// A browser opens a window for what a person has just done. For what comes later, such as the answer
/// to a request, it shows a link in place of it. Addresses that are not of the web, mail or telephone
/// are not opened.
@MainActor
@preconcurrency
public struct OpenURLAction {
  /// What a handler of one's own has done with an address.
  public struct Result: Sendable {
    fileprivate enum Outcome: Equatable {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has dealt with the address.
    public static let handled = Result(outcome: .handled)
    /// Nothing is to be done with the address.
    public static let discarded = Result(outcome: .discarded)
    /// The browser is to open the address.
    public static let systemAction = Result(outcome: .system(nil))

    /// The browser is to open another address.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url))
    }
  }

  private let handler: (@MainActor (URL) -> Result)?
  /// How the window opens an address, and whether it still does.
  var systemAction: (@MainActor (URL) -> Bool)?

  /// Creates an action that asks a handler first.
  ///
  /// - Parameter handler: What to do with an address.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = { handler($0) }
  }

  nonisolated init() {
    handler = nil
  }

  /// Whether an app decides what becomes of addresses.
  nonisolated var hasHandler: Bool { handler != nil }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens an address and tells whether anything came of it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Told whether the address was dealt with, or the page was told to open it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let url = other ?? url
      guard url.leadsOutside, let systemAction else { return completion(false) }
      completion(systemAction(url))
    }
  }
}

/// Opening addresses from work that a page has started.
extension OpenURLAction {
  /// Opens an address on the page that started what is running.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether there is such a page and it was told to open the address.
  package static func open(_ url: URL) -> Bool {
    var isOpened = false
    CurrentPage.value?.openURL(url) { isOpened = $0 }
    return isOpened
  }
}

extension URL {
  private static var safeSchemes: Set<String> { ["http", "https", "mailto", "tel", "sms"] }

  /// Whether the address leads to the web, mail or telephone.
  ///
  /// A script in an address would run in the app's page.
  var leadsOutside: Bool {
    scheme.map { Self.safeSchemes.contains($0.lowercased()) } ?? false
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  /// Opens addresses.
  ///
  /// A handler that a view sets is also asked for the links inside:
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
