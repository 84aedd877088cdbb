import SwiftUI

/// Screens of a stack, and presentations above them.
struct ScreensPage: View {
  @State private var query = ""
  @State private var isAlerting = false
  @State private var isChoosing = false
  @State private var isShowingSheet = false
  @State private var isShowingHelp = false
  @State private var isShowingColumns = false
  @State private var isShowingThreeColumns = false
  @State private var isShowingInspector = false
  @Namespace private var tiles

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink("Details") { DetailsScreen() }
          NavigationLink {
            Text("Another screen")
              .navigationTitle("Another")
              .containerBackground(.teal.opacity(0.3).gradient, for: .navigation)
          } label: {
            Label("With a symbol", systemImage: "globe")
          }
          .listRowBackground(Color.yellow.opacity(0.3))
          NavigationLink {
            Color.mint.navigationTitle("Tile")
              .navigationTransition(.zoom(sourceID: "tile", in: tiles))
          } label: {
            RoundedRectangle(cornerRadius: 12).fill(.mint).frame(width: 60, height: 60)
              .matchedTransitionSource(id: "tile", in: tiles) {
                $0.clipShape(RoundedRectangle(cornerRadius: 12))
              }
          }
          .accessibilityLabel("Tile that grows")
        } header: {
          Text("Links")
        }
        Section {
          Button("Alert") { isAlerting = true }
          Button("Choice") { isChoosing = true }
          Button("Sheet") { isShowingSheet = true }
          Button("Columns") { isShowingColumns = true }
          Button("Three columns") { isShowingThreeColumns = true }
          Button("Inspector") { isShowingInspector = true }
          Button("Popover") { isShowingHelp = true }
            .popover(isPresented: $isShowingHelp) {
              Text("Beside its button").presentationBackground(.yellow)
            }
        } header: {
          Text("Above the screen")
        }
      }
      .navigationTitle("Screens")
      .searchable(text: $query, prompt: "Search for nothing")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Sort by name") {} }
      }
      .alert("Delete all?", isPresented: $isAlerting) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .confirmationDialog("Share", isPresented: $isChoosing, titleVisibility: .visible) {
        Button("By mail") {}
        Button("As a file") {}
      }
      .fullScreenCover(isPresented: $isShowingColumns) { ColumnsScreen() }
      .fullScreenCover(isPresented: $isShowingThreeColumns) { ThreeColumnsScreen() }
      .fullScreenCover(isPresented: $isShowingInspector) { InspectedScreen() }
      .sheet(isPresented: $isShowingSheet) {
        NavigationStack {
          Form { TextField("Title", text: .constant("A form in a sheet")) }
            .navigationTitle("Sheet")
            .toolbar { Button("Close") { isShowingSheet = false } }
        }
        .presentationCornerRadius(32)
        .presentationBackground(alignment: .bottom) {
          LinearGradient(colors: [.clear, .teal], startPoint: .top, endPoint: .bottom)
            .frame(height: 120)
        }
        .presentationBackgroundInteraction(.disabled)
      }
    }
  }
}

private struct DetailsScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Details") { Text("Pushed above the list") }
      Button("Back") { dismiss() }
    }
    .navigationTitle("Details")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Columns beside each other, or one after the other in a narrow window.
private struct ColumnsScreen: View {
  @State private var harbor: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView {
      List(["Bergen", "Genoa", "Lisbon"], id: \.self, selection: $harbor) { Text($0) }
        .navigationTitle("Harbors")
        .toolbar { Button("Close") { dismiss() } }
        .navigationSplitViewColumnWidth(min: 160, ideal: 240)
    } detail: {
      if let harbor {
        Form { Text("Ships come and go.") }.navigationTitle(harbor)
      } else {
        Text("Select a harbor").foregroundStyle(.secondary)
      }
    }
  }
}

/// Three columns, of which the first decides about the second, and that one about the third.
private struct ThreeColumnsScreen: View {
  private static let harbors = [
    "Italy": ["Genoa", "Naples"], "Norway": ["Bergen", "Oslo"], "Portugal": ["Lisbon", "Porto"],
  ]

  @State private var country: String?
  @State private var harbor: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView {
      List(Self.harbors.keys.sorted(), id: \.self, selection: $country) { Text($0) }
        .navigationTitle("Countries")
        .toolbar { Button("Close") { dismiss() } }
        .navigationSplitViewColumnWidth(min: 120, ideal: 180)
    } content: {
      List(country.flatMap { Self.harbors[$0] } ?? [], id: \.self, selection: $harbor) { Text($0) }
        .navigationTitle(country ?? "Harbors")
        .navigationSplitViewColumnWidth(min: 120, ideal: 180)
    } detail: {
      if let harbor {
        Form { Text("Ships come and go.") }.navigationTitle(harbor)
      } else {
        Text("Select a harbor").foregroundStyle(.secondary)
      }
    }
    .onChange(of: country) { harbor = nil }
  }
}

/// A screen with details beside it, or in a sheet in a narrow window.
private struct InspectedScreen: View {
  @State private var isInspecting = true
  @State private var color = Color.teal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(color)
        .frame(width: 160, height: 120)
        .inspector(isPresented: $isInspecting) {
          Form {
            Section("Shape") { ColorPicker("Color", selection: $color) }
          }
          .inspectorColumnWidth(min: 200, ideal: 280, max: 320)
        }
        .navigationTitle("Shape")
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
          Button("Details", systemImage: "info.circle") { isInspecting.toggle() }
        }
    }
  }
}
