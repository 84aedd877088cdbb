import ConcurrencyExtras
public import Foundation
import ViewCore

extension DependencyValues {
  /// Opens addresses beside the page.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// case .helpButtonTapped:
  ///   return .run { _ in await openURL(help) }
  /// ```
  ///
  /// In an app it opens them on the page whose event, or whose view, started the effect, as
  /// `@Environment(\.openURL)` does without handlers of views around. Work that no page has started, such as
  /// a task that the app starts itself, opens nothing and is answered by `false`. In a test, opening is
  /// reported.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Something that opens addresses.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates an effect of a function.
  ///
  /// - Parameter handler: Opens an address, and tells whether anything came of it.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether the page was told to open it, which it is for the web, mail and telephone alone.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }

  /// Opens an address, for where a function is asked for that returns nothing.
  ///
  /// - Parameter url: The address.
  @_disfavoredOverload
  public func callAsFunction(_ url: URL) async {
    _ = await handler(url)
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await OpenURLAction.open($0) }

  static let testValue = OpenURLEffect { url in
    SourceLocation.reportInTest(Issues.unimplementedOpening(url.absoluteString))
    return false
  }
}
