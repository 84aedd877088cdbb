#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The rows of actions, and the texts in which a filter searches.
///
/// They take a while to make, because a row compares two states, and never change.
@MainActor
final class KnownActions {
  private var store: Int?
  private var rows: [Int: InspectedAction] = [:]
  private var texts: [Int: String] = [:]

  /// The row of an action, or nil if the action is not kept.
  func row(of number: Int, in entry: InspectedStores.Entry) -> InspectedAction? {
    begin(entry)
    if let row = rows[number] { return row }
    rows[number] = entry.recording.row(of: number)
    return rows[number]
  }

  /// Whether the name, the dump or the event of an action contains a text.
  ///
  /// Lowercase and uppercase letters are the same.
  func contains(_ text: String, in number: Int, of entry: InspectedStores.Entry) -> Bool {
    begin(entry)
    return self.text(of: number, in: entry).contains(text.lowercased())
  }

  private func begin(_ entry: InspectedStores.Entry) {
    guard store != entry.id else { return }
    store = entry.id
    rows = [:]
    texts = [:]
  }

  private func text(of number: Int, in entry: InspectedStores.Entry) -> String {
    if let text = texts[number] { return text }
    let row = row(of: number, in: entry)
    let parts = [row?.name, row?.event, entry.recording.dump(of: number)]
    let text = parts.compactMap(\.self).joined(separator: "\n").lowercased()
    texts[number] = text
    return text
  }
}
#endif
