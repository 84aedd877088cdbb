import Foundation
import Observation
import ViewCore

// A screen that is right: plants in beds with bindings of bindings, a grid in each row, and presentations of a model.

struct Plant: Identifiable, Hashable {
  var id = UUID()
  var name = ""
  var species = ""
  var height = 0.0
  var isWatered = false
  var photos: [Photo] = []
}

struct Photo: Identifiable, Hashable {
  var id = 0
  var symbol = "leaf"
  var date = Date()
}

struct Bed: Identifiable, Hashable {
  var id = 0
  var name = ""
  var plants: [Plant] = []
}

@Observable
final class GardenModel {
  var beds: [Bed] = []
  var query = ""
  var isAdding = false
  var showsDry = false
  var chosen: Plant?
  var message: String?
  var hasMessage = false
  func water(_ plant: Plant.ID, in bed: Bed.ID) {}
  func delete(_ offsets: IndexSet, in bed: Bed.ID) {}
  func add(to bed: Bed.ID) {}
  func reload() async {}
}

struct PlantView: View {
  @Binding var plant: Plant
  var body: some View { Form { TextField("Name", text: $plant.name) } }
}

struct GardenView: View {
  @State private var model = GardenModel()
  @State private var columns = 2
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var showsHeights = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Only dry", isOn: $model.showsDry)
          Stepper("Columns: \(columns)", value: $columns, in: 1...4)
        } footer: {
          Text("Dry plants were not watered today.")
        }
        ForEach($model.beds) { $bed in
          Section(bed.name) {
            ForEach($bed.plants) { $plant in
              NavigationLink(value: plant) {
                Grid(alignment: .leading) {
                  GridRow {
                    Text(plant.name).bold()
                    Text(plant.species)
                      .italic()
                      .gridColumnAlignment(.trailing)
                  }
                  if showsHeights {
                    GridRow {
                      Text("Height")
                      Text(plant.height, format: .number.precision(.fractionLength(1)))
                        .monospacedDigit()
                    }
                  }
                }
                ScrollView(.horizontal) {
                  LazyHStack {
                    ForEach(plant.photos) { photo in
                      Image(systemName: photo.symbol)
                        .frame(width: 44, height: 44)
                        .background(.quaternary, in: .rect(cornerRadius: 8))
                    }
                  }
                }
              }
              .contextMenu {
                Button("Water", systemImage: "drop") { model.water(plant.id, in: bed.id) }
                Toggle("Watered", isOn: $plant.isWatered)
              }
              .listRowBackground(plant.isWatered ? Color.blue.opacity(0.1) : Color.clear)
            }
            .onDelete { model.delete($0, in: bed.id) }
            Button("Add") { model.add(to: bed.id) }
              .buttonStyle(.borderless)
          }
        }
      }
      .searchable(text: $model.query, prompt: "Plants")
      .refreshable { await model.reload() }
      .navigationTitle("Garden")
      .navigationDestination(for: Plant.self) { plant in
        Text(plant.name).font(.largeTitle)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("More", systemImage: "ellipsis") {
            Toggle("Heights", isOn: $showsHeights)
            Button("New plant") { model.isAdding = true }
          }
        }
      }
      .sheet(isPresented: $model.isAdding) {
        Text("New").presentationDetents([.medium])
      }
      .popover(item: $model.chosen) { plant in
        Text(plant.species).padding()
      }
      .alert("Message", isPresented: $model.hasMessage, presenting: model.message) { _ in
        Button("OK") {}
      } message: { message in
        Text(message)
      }
      .onChange(of: model.query) { model.chosen = nil }
      .safeAreaInset(edge: .bottom) {
        Text("\(model.beds.count) beds").padding().background(.bar)
      }
    }
  }
}
