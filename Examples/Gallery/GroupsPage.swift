import SwiftUI

/// Grouping views: labeled content, menus with a primary action, badges, group boxes, grids.
struct GroupsPage: View {
  @State private var note = "Nothing yet"
  @State private var unread = 3

  var body: some View {
    VStack(spacing: 16) {
      Form {
        Section("Values with names") {
          LabeledContent("Version", value: "1.2")
          LabeledContent("Price", value: 12.5, format: .number.precision(.fractionLength(2)))
          LabeledContent {
            Label("Shipped", systemImage: "checkmark.circle")
          } label: {
            Label("State", systemImage: "clock")
          }
        }
        Section {
          Menu("Save") {
            Button("Save as…") { note = "Saved as" }
            Button("Save all") { note = "Saved all" }
          } primaryAction: {
            note = "Saved"
          }
          Button("Read one") { unread = max(unread - 1, 0) }.badge(unread)
          Text("Drafts").badge("new")
          Text("A long path that loses its beginning: /home/blob/documents/letters/summer.txt")
            .lineLimit(1)
            .truncationMode(.head)
        } header: {
          Text("Menus and badges")
        } footer: {
          Text("Last: \(note)")
        }
      }
      VStack(spacing: 16) {
        GroupBox("Delivery") {
          Text("Tomorrow between 9 and 12")
          Text("At the door").foregroundStyle(.secondary)
        }
        GroupBox { Text("Without a title") }
        LazyVGrid(
          columns: [
            GridItem(.fixed(64), spacing: 4, alignment: .trailing),
            GridItem(.flexible(), spacing: 32, alignment: .leading),
            GridItem(.fixed(48)),
          ]
        ) {
          ForEach(1..<4) { row in
            Text("\(row).")
            Text("leading")
            Circle().fill(.tint).frame(width: 20, height: 20)
          }
        }
      }
      .padding(.horizontal)
      .frame(maxWidth: 480)
    }
  }
}
