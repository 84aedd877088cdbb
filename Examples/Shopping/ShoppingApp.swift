import ComposableArchitecture
import SwiftUI

/// A list that all windows share, also those of other machines with the same database.
///
/// The environment variable `DATABASE_URL` names the database.
@main
struct ShoppingApp: App {
  var body: some Scene {
    WindowGroup {
      ShoppingView(store: Store(initialState: Shopping.State()) { Shopping() })
    }
  }
}
