import ComposableArchitecture
import Foundation
import PostgreSQLSharing

/// Something to buy.
struct Item: Codable, Equatable, Identifiable {
  let id: UUID
  var name: String
  var isBought = false
}

extension SharedKey where Self == PostgreSQLKey<IdentifiedArrayOf<Item>>.Default {
  /// The list in the database.
  static var shopping: Self { Self[.postgres("shopping"), default: []] }
}
