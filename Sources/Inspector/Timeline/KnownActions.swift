#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The rows of actions, and the texts in which a filter searches.
///
/// They take a while to make, because a row compares two states, and never change.
@MainActor
final class KnownActions {
  let timeline = TimelineRows()

  private var store: Int?
  private var rows: [Int: InspectedAction] = [:]
  private var texts: [Int: String] = [:]
  private var features: [Int: String] = [:]
  private var featureNames: [String] = []
  private var lastWithFeature = 0
  private var changes: [[String]: KnownChanges] = [:]
  /// Whether actions pass the last filter.
  private var passing: (filter: ActionFilter, actions: [Int: Bool]) = (ActionFilter(), [:])

  private struct KnownChanges {
    var lastLookedAt = 0
    var numbers: [Int] = []
  }

  /// The features of the actions, in the order of their first actions.
  ///
  /// - Complexity: O(*n*) for *n* actions since the last call.
  func featureNames(of entry: InspectedStores.Entry) -> [String] {
    begin(entry)
    guard let numbers = entry.recording.numbers else { return featureNames }
    for number in numbers.clamped(after: lastWithFeature) {
      guard let feature = feature(of: number, in: entry), !featureNames.contains(feature) else {
        continue
      }
      featureNames.append(feature)
    }
    lastWithFeature = numbers.upperBound
    return featureNames
  }

  /// The feature that an action belongs to, or nil if the action is not kept.
  func feature(of number: Int, in entry: InspectedStores.Entry) -> String? {
    begin(entry)
    if let feature = features[number] { return feature }
    features[number] = entry.recording.feature(of: number)
    return features[number]
  }

  /// The actions that have changed a value of the present state, from the oldest to the newest.
  ///
  /// - Complexity: O(*n*) comparisons for *n* actions since the last call with the value. One for an element of a
  ///   collection that has changed goes through its elements.
  func changes(of path: [String], in entry: InspectedStores.Entry) -> [Int] {
    begin(entry)
    guard let numbers = entry.recording.numbers else { return [] }
    var known = changes[path] ?? KnownChanges()
    let new = numbers.clamped(after: known.lastLookedAt)
    known.numbers += new.filter { entry.recording.isChanged(path, by: $0) }
    known.lastLookedAt = numbers.upperBound
    changes[path] = known
    return known.numbers.filter { $0 >= numbers.lowerBound && !entry.recording.isAbandoned($0) }
  }

  /// The row of an action, or nil if the action is not kept.
  func row(of number: Int, in entry: InspectedStores.Entry) -> InspectedAction? {
    begin(entry)
    if let row = rows[number] { return row }
    rows[number] = entry.recording.row(of: number)
    return rows[number]
  }

  /// Whether an action belongs to the feature of a filter, and has its text in its name, its dump or its event.
  ///
  /// Lowercase and uppercase letters are the same.
  func passes(_ number: Int, _ filter: ActionFilter, in entry: InspectedStores.Entry) -> Bool {
    begin(entry)
    if passing.filter != filter { passing = (filter, [:]) }
    if let isPassing = passing.actions[number] { return isPassing }
    let isPassing =
      (filter.feature == nil || feature(of: number, in: entry) == filter.feature)
      && (filter.text.isEmpty || text(of: number, in: entry).contains(filter.text.lowercased()))
    passing.actions[number] = isPassing
    return isPassing
  }

  private func begin(_ entry: InspectedStores.Entry) {
    guard store != entry.id else { return }
    store = entry.id
    rows = [:]
    texts = [:]
    features = [:]
    featureNames = []
    lastWithFeature = 0
    changes = [:]
    passing = (ActionFilter(), [:])
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

/// The choice of the actions that are shown.
struct ActionFilter: Equatable {
  /// The feature of the actions, or nil for all.
  var feature: String?
  /// The text that actions contain.
  var text = ""

  var isEmpty: Bool { feature == nil && text.isEmpty }
}

extension ClosedRange<Int> {
  /// The numbers after one.
  fileprivate func clamped(after number: Int) -> Range<Int> {
    Swift.min(Swift.max(lowerBound, number + 1), upperBound + 1)..<upperBound + 1
  }
}
#endif
