#if !canImport(Darwin)
public import Foundation

// No other device continues an app of a browser. The compiler names the reason at its line. The closures have the types of
// SwiftUI, so that no other error is in front of the reason.

/// An activity of a user in an app, which another device continues.
@available(*, unavailable, message: "A browser hands over addresses alone: write '.onOpenURL'.")
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForHandoff = false
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
  }
}

nonisolated extension View {
  @available(*, unavailable, message: "A browser hands over addresses alone: write '.onOpenURL'.")
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: "A browser hands over addresses alone: write '.navigationAddress'."
  )
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: "A browser hands over addresses alone: write '.navigationAddress'."
  )
  public func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
#endif
