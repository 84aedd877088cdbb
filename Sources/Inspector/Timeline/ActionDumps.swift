#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The texts in which a filter of actions searches.
///
/// A dump takes a while to make, and never changes.
@MainActor
final class ActionDumps {
  private var store: Int?
  private var dumps: [Int: String] = [:]

  /// Whether the name, the dump or the event of an action contains a text.
  ///
  /// Lowercase and uppercase letters are the same.
  func contains(_ text: String, in number: Int, of entry: InspectedStores.Entry) -> Bool {
    if store != entry.id {
      store = entry.id
      dumps = [:]
    }
    return dump(of: number, in: entry.recording).contains(text.lowercased())
  }

  private func dump(of number: Int, in recording: any InspectedStore) -> String {
    if let dump = dumps[number] { return dump }
    let row = recording.row(of: number)
    let parts = [row?.name, row?.event, recording.dump(of: number)]
    let dump = parts.compactMap(\.self).joined(separator: "\n").lowercased()
    dumps[number] = dump
    return dump
  }
}
#endif
