import SwiftUI
import UniformTypeIdentifiers

/// Cards that are dragged from one column to another.
struct CardBoard: View {
  @State private var columns = [
    Column(title: "To do", cards: [Card(title: "Milk"), Card(title: "Eggs")]),
    Column(title: "Done", cards: [Card(title: "Bread")]),
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ForEach(columns) { column in
        ColumnView(column: column) { card in
          for index in columns.indices { columns[index].cards.removeAll { $0 == card } }
          if let index = columns.firstIndex(where: { $0.id == column.id }) {
            columns[index].cards.append(card)
          }
        }
      }
    }
  }
}

private struct Card: Codable, Hashable, Identifiable, Transferable {
  var title: String
  var id: String { title }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
  }
}

private struct Column: Identifiable {
  let title: String
  var cards: [Card]
  var id: String { title }
}

private struct ColumnView: View {
  let column: Column
  let take: (Card) -> Void
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 8) {
      Text(column.title).font(.headline)
      ForEach(column.cards) { card in
        Text(card.title)
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(.background, in: .rect(cornerRadius: 8))
          .draggable(card) {
            Label(card.title, systemImage: "hand.draw").padding(8)
              .background(.orange, in: .rect(cornerRadius: 8))
          }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 160, alignment: .top)
    .background(
      isTargeted ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.quaternary),
      in: .rect(cornerRadius: 12)
    )
    .dropDestination(for: Card.self) { cards, _ in
      cards.forEach(take)
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}
