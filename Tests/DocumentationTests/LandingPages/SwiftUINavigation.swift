import SwiftUI
import SwiftUINavigation

struct InventoryItem: Identifiable {
  let id = UUID()
  var name = ""
}

@Observable
final class InventoryModel {
  @CasePathable
  enum Destination {
    case alert(AlertState<AlertAction>)
    case edit(InventoryItem)
  }

  enum AlertAction { case confirmDeletion }

  var destination: Destination?

  func alertButtonTapped(_ action: AlertAction?) {}
}

struct InventoryView: View {
  @Bindable var model: InventoryModel

  var body: some View {
    Button("Edit") { model.destination = .edit(InventoryItem()) }
      .sheet(item: $model.destination.edit) { $item in
        TextField("Name", text: $item.name)
      }
      .alert($model.destination.alert) { action in
        model.alertButtonTapped(action)
      }
  }
}
