import SwiftUI

/// Interactions with rows: swipes, menus and selection; and materials over content.
struct RowsPage: View {
  @State private var mails = ["Invoice", "Holiday", "Minutes of the meeting"]
  @State private var lastAction = "Nothing yet"
  @State private var picked: Set<String> = ["Pear"]

  var body: some View {
    VStack {
      List {
        Section("Swipe") {
          ForEach(mails, id: \.self) { mail in
            Text(mail)
              .swipeActions(edge: .leading) {
                Button("Unread") { lastAction = "Unread: \(mail)" }.tint(.blue)
              }
              .swipeActions {
                Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
                Button("Flag") { lastAction = "Flag: \(mail)" }.tint(.orange)
              }
          }
        }
        Section("Menu") {
          Label("Press long, or click the other button", systemImage: "ellipsis.circle")
            .contextMenu {
              Button("Copy") { lastAction = "Copy" }
              Button {
                lastAction = "Share"
              } label: {
                Label("Share", systemImage: "square.and.arrow.up")
              }
              Divider()
              Button("Delete", role: .destructive) { lastAction = "Delete" }
            } preview: {
              Image(systemName: "envelope").font(.largeTitle).padding()
            }
          Text(lastAction).foregroundStyle(.secondary)
        }
        Section("Separators") {
          Text("Above").listRowSeparatorTint(.orange, edges: .bottom)
          Text("Orange above, none below").listRowSeparator(.hidden, edges: .bottom)
          Text("Far from the edge").listRowInsets(.leading, 48)
        }
      }
      List(["Apple", "Pear", "Quince"], id: \.self, selection: $picked) { Text($0) }
        .contextMenu(forSelectionType: String.self) { fruits in
          if fruits.isEmpty {
            Button("Pick all") { picked = ["Apple", "Pear", "Quince"] }
          } else {
            Button("Wash \(fruits.count)") { lastAction = "Wash: \(fruits.sorted())" }
          }
        } primaryAction: {
          lastAction = "Open: \($0.sorted())"
        }
      PeopleTable()
      HStack {
        Text("Thin").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
        Text("Regular").padding().background(.regularMaterial, in: .rect(cornerRadius: 8))
        Text("Thick").padding().background(.ultraThickMaterial, in: .rect(cornerRadius: 8))
      }
      .frame(maxWidth: .infinity, minHeight: 120)
      .background {
        LinearGradient(
          colors: [.pink, .orange, .teal, .indigo],
          startPoint: .leading,
          endPoint: .trailing
        )
      }
    }
  }
}
