import SwiftUI

/// Bars with backgrounds, suggestions and scopes of a search, groups of controls, and pickers of colors.
struct BarsPage: View {
  @State private var query = ""
  @State private var side = Side.all
  @State private var rivers: [River] = [.danube, .mur]
  @State private var count = 3
  @State private var accent = Color.indigo
  @FocusState private var isSearching: Bool
  @Environment(\.self) private var environment
  @State private var ground = Color(red: 1, green: 0.8, blue: 0.2, opacity: 0.4)

  private enum Side: String, CaseIterable {
    case all, east, west
  }

  private enum River: String, CaseIterable, Identifiable {
    case danube, inn, mur, salzach

    var id: Self { self }
  }

  private static let rivers: [String: River] = [
    "Graz": .mur, "Innsbruck": .inn, "Linz": .danube, "Salzburg": .salzach, "Vienna": .danube,
  ]

  private var cities: [String] {
    let west = ["Innsbruck", "Salzburg"]
    return Self.rivers.keys.sorted()
      .filter { side == .all || (side == .west) == west.contains($0) }
      .filter { city in rivers.isEmpty || rivers.contains { $0 == Self.rivers[city] } }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Groups of controls") {
          ControlGroup("Count") { steps }
          ControlGroup("Count apart") { steps }.controlGroupStyle(.navigation)
          ControlGroup("Count in a menu", systemImage: "plus") { steps }.controlGroupStyle(.menu)
          Menu("Menu with a row") {
            ControlGroup { steps }
            Button("Reset") { count = 0 }
          }
          LabeledContent("Count", value: "\(count)")
          TextField("A number", value: $count, format: .number)
          Menu("Menu with an arrow") { Button("Reset") { count = 0 } }.menuIndicator(.visible)
        }
        Section("Colors") {
          ColorPicker("Accent", selection: $accent, supportsOpacity: false)
          ColorPicker("Ground", selection: $ground)
          LabeledContent("Contrast", value: "\(environment.colorSchemeContrast)")
          LabeledContent("Scale", value: "\(UIScreen.main.scale)")
          HStack {
            Circle().fill(accent).frame(width: 24, height: 24)
            Text("Looks so").padding().background(ground)
            Text("Of a Mac").padding().background(Color(nsColor: .windowBackgroundColor))
            Text("Red: \(accent.resolve(in: environment).red, format: .percent)")
          }
        }
        Section("Cities") {
          ForEach(cities.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
        }
      }
      .navigationTitle("Bars")
      .navigationSubtitle("\(cities.count) cities")
      .toolbarTitleMenu {
        Button("Find a city") { isSearching = true }
        RenameButton()
      }
      .searchable(
        text: $query,
        tokens: $rivers,
        suggestedTokens: .constant(River.allCases),
        prompt: "Find a city"
      ) {
        Text($0.rawValue.capitalized)
      }
      .searchFocused($isSearching)
      .searchScopes($side) {
        ForEach(Side.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .searchSuggestions {
        ForEach(cities.filter { $0 != query && $0.hasPrefix(query) }.prefix(3), id: \.self) {
          Label($0, systemImage: "magnifyingglass").searchCompletion($0)
        }
      }
      .toolbar {
        ControlGroup("Count") { steps }.labelStyle(.iconOnly)
        ToolbarItem(id: "close", placement: .cancellationAction) {
          Button(role: .close) { count = 0 }
        }
        ToolbarItem(placement: .keyboard) { Button("Ten") { count = 10 } }
        ToolbarItem(placement: .bottomBar) {
          Button("Reset", role: .confirm) { count = 0 }
        }
        ForEach([5, 9], id: \.self) { number in
          ToolbarSpacer(number == 9 ? .flexible : .fixed, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) {
            Button(number == 9 ? "Nine" : "Five") { count = number }
          }
        }
      }
      .toolbarBackground(Color.yellow.opacity(0.4), for: .navigationBar)
      .toolbarBackground(.mint.gradient, for: .bottomBar)
      .toolbarColorScheme(.light, for: .bottomBar)
    }
  }

  @ViewBuilder
  private var steps: some View {
    Button("Less", systemImage: "minus") { count -= 1 }
    Button("More", systemImage: "plus") { count += 1 }
  }
}
