#if DEBUG
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
internal import Observation
package import ViewValues

/// The stores of this process that the inspector shows.
///
/// Only a debug build that was started with the inspector has it. Then each store with a reducer is recorded. The
/// recordings of stores that have ended are kept for a while.
@MainActor
@Observable
package final class InspectedStores {
  /// The stores, or nil while nothing is inspected.
  package static var current: InspectedStores?

  /// A store with its recording.
  package struct Entry: Identifiable {
    /// The number of the store, from 1.
    package let id: Int
    /// The name of its state, such as `AppFeature`.
    package let name: String
    /// The number of the window that made the store, from 1, or nil if no window did.
    package let window: Int?
    package let recording: any InspectedStore
    /// Whether the recording comes from a file.
    package var isImported = false
    fileprivate weak var core: AnyObject?

    /// Whether the store still exists.
    package var isOpen: Bool { core != nil }
  }

  /// The stores in the order in which they were made.
  package var entries: [Entry] {
    access(keyPath: \.entries)
    return kept
  }

  /// The numbers of the windows that exist or have a store here.
  package var windowNumbers: [Int] {
    let withStores = Set(entries.compactMap(\.window))
    return windows.indices.map { $0 + 1 }
      .filter { withStores.contains($0) || windows[$0 - 1].window != nil }
  }

  /// The stores of a window and those that belong to no window, or all stores.
  package func entries(ofWindow window: Int?) -> [Entry] {
    guard let window else { return entries }
    return entries.filter { $0.window == nil || $0.window == window }
  }

  /// The stores, without a lock of observation.
  package var unobservedEntries: [Entry] { kept }

  @ObservationIgnored private var kept: [Entry] = []
  @ObservationIgnored private var lastID = 0
  @ObservationIgnored private var windows: [Weak] = []

  /// The number of actions that the recording of a store keeps.
  @ObservationIgnored let actionLimit: Int
  /// The number of recordings that are kept after the end of their store.
  @ObservationIgnored private let closedLimit: Int

  package init(actionLimit: Int = 10_000, closedLimit: Int = 8) {
    self.actionLimit = actionLimit
    self.closedLimit = closedLimit
  }

  /// Makes stores that are not recorded, such as those of the inspector.
  package static func withoutRecording<Result>(_ operation: () -> Result) -> Result {
    with(nil, operation)
  }

  /// Records the stores that an operation makes.
  package func recordingNewStores<Result>(_ operation: () -> Result) -> Result {
    Self.with(self, operation)
  }

  private static func with<Result>(
    _ stores: InspectedStores?,
    _ operation: () -> Result
  ) -> Result {
    let outer = current
    current = stores
    defer { current = outer }
    return operation()
  }

  /// The name of a type without its module.
  nonisolated package static func name(of type: Any.Type) -> String { Issues.name(of: type) }

  /// Whether a type belongs to this library, and not to the app.
  nonisolated package static func isOfLibrary(_ type: Any.Type) -> Bool {
    ViewSource.isOfLibrary(type)
  }

  /// The recording of a store.
  package func recording(of id: Int) -> (any InspectedStore)? {
    kept.first { $0.id == id }?.recording
  }

  /// Adds a store that has just been made.
  ///
  /// NB: The body of a view may have made the store. So nothing that is observed is read, or the body would run again
  /// and make another one. Observers are notified later, because a body must not change a model.
  func add(_ recording: some InspectedStore, of core: AnyObject, state: Any.Type) {
    lastID += 1
    let name = Self.name(of: state)
    let entry = Entry(
      id: lastID,
      name: name.hasSuffix(".State") ? String(name.dropLast(".State".count)) : name,
      window: CurrentPage.value.map { number(ofWindow: $0.values) },
      recording: recording,
      core: core
    )
    let forgotten = Set(kept.filter { !$0.isOpen }.dropLast(closedLimit).map(\.id))
    kept.removeAll { forgotten.contains($0.id) }
    kept.append(entry)
    Task { withMutation(keyPath: \.entries) {} }
  }

  /// Adds a recording of a store from the bytes of a file.
  package func add(importedFrom data: Data, as id: Int) throws {
    guard let entry = kept.first(where: { $0.id == id }) else { return }
    let recording = try entry.recording.imported(data)
    lastID += 1
    withMutation(keyPath: \.entries) {
      kept.append(
        Entry(
          id: lastID,
          name: entry.name,
          window: nil,
          recording: recording,
          isImported: true,
          core: nil
        )
      )
    }
  }

  /// The number of a window, in the order in which windows made their first stores.
  package func number(ofWindow window: WindowValues) -> Int {
    if let index = windows.firstIndex(where: { $0.window === window }) { return index + 1 }
    windows.append(Weak(window: window))
    // A body may have asked for the number.
    Task { withMutation(keyPath: \.entries) {} }
    return windows.count
  }

  /// The last action of each store that belongs to a window, or to none.
  package func lastActions(ofWindow window: Int?) -> [Int: Int] {
    let stores = kept.filter { $0.window == nil || $0.window == window }
    return Dictionary(
      uniqueKeysWithValues: stores.map { ($0.id, $0.recording.numbers?.upperBound ?? 0) }
    )
  }

  private struct Weak {
    weak var window: WindowValues?
  }
}
#endif
