import ComposableArchitecture
import Foundation
import StandupsCommon

/// A screen that has an address.
enum AppRoute: Equatable {
  case list
  case standup(Standup.ID)
  case meeting(standup: Standup.ID, Meeting.ID)
}

extension AppRoute {
  private static let forms: [RouteForm<AppRoute>] = [
    RouteForm("/", as: /AppRoute.list),
    RouteForm("/standups/*", as: /AppRoute.standup),
    RouteForm("/standups/*/meetings/*", as: /AppRoute.meeting),
  ]

  /// The route of an address, or nil if no screen has that address.
  init?(_ url: URL) {
    guard let route = Self.forms.lazy.compactMap({ $0.parse(url.path) }).first else { return nil }
    self = route
  }

  /// The address of the screen.
  var address: String? {
    Self.forms.lazy.compactMap { $0.print(self) }.first
  }
}
