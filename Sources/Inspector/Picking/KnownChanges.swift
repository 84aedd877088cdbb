#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The fields that actions have changed, each of which is looked for once for all views of a page.
@MainActor
final class KnownChanges {
  private let stores: InspectedStores
  private var fields: [Key: [ChangedField]] = [:]

  private struct Key: Hashable {
    let store: Int
    let number: Int
  }

  init(in stores: InspectedStores) {
    self.stores = stores
  }

  func fields(by number: Int, of store: Int) -> [ChangedField] {
    let key = Key(store: store, number: number)
    if let known = fields[key] { return known }
    let found = stores.recording(of: store)?.changedFields(by: number) ?? []
    fields[key] = found
    return found
  }
}
#endif
