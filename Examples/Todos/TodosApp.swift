import ComposableArchitecture
import SwiftUI

@main
struct TodosApp: App {
  var body: some Scene {
    WindowGroup {
      TodosView(
        store: Store(initialState: Todos.State()) {
          Todos()
        }
      )
    }
  }
}
