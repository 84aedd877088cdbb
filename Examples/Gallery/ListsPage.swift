import SwiftUI

struct ListsPage: View {
  @State private var attendees = ["Blob", "Blob Jr", "Blob Sr", "Blob Esq"]

  var body: some View {
    VStack {
      EditButton()
      List {
        Section("Delete and move") {
          ForEach(attendees, id: \.self) { Label($0, systemImage: "person") }
            .onDelete { attendees.remove(atOffsets: $0) }
            .onMove { attendees.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          ForEach(Theme.allCases) { theme in
            CardView(theme: theme).listRowBackground(theme.color)
          }
        } header: {
          Text("Cards")
        }
        .listSectionSeparator(.visible, edges: .bottom)
        .listSectionSeparatorTint(.orange)
      }
      .listSectionSpacing(.compact)
      .listRowSpacing(8)
      .scrollContentBackground(.hidden)
      .contentMargins(.horizontal, 24)
      .scrollIndicators(.hidden)
    }
  }
}

private struct CardView: View {
  let theme: Theme

  var body: some View {
    VStack(alignment: .leading) {
      Text(theme.name).font(.headline)
      Spacer()
      HStack {
        Label("3", systemImage: "person.3")
        Spacer()
        Label("5 min", systemImage: "clock").labelStyle(TrailingIcon())
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(.black)
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}
