import ConcurrencyExtras
public import Foundation
import ViewValues

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
  /// In an app it uses the page whose event, or whose view, started the effect. `@Environment(\.openURL)` without
  /// handlers does the same. Work that no page has started, such as a task of the app itself, opens nothing and returns
  /// `false`. In a test a call reports an issue.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// An effect that opens addresses.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates an effect from a function.
  ///
  /// - Parameter handler: Opens an address, and returns whether that succeeded.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether the page was asked to open it. Only addresses of the web, mail and telephone are opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }

  /// Opens an address, for callers that need a function without a result.
  ///
  /// - Parameter url: The address.
  @_disfavoredOverload
  public func callAsFunction(_ url: URL) async {
    _ = await handler(url)
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await CurrentPage.value?.open($0) ?? false }

  static let testValue = OpenURLEffect { url in
    SourceLocation.reportInTest(Issues.unimplementedOpening(url.absoluteString))
    return false
  }
}
