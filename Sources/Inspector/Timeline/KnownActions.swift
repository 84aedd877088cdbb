#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The rows of actions, and the texts in which a filter searches.
///
/// They take a while to make, because a row compares two states, and never change.
@MainActor
@Observable
final class KnownActions {
  @ObservationIgnored let timeline = TimelineRows()

  /// The number of times that a search has gone on to older actions.
  private var searchRounds = 0
  /// Whether the last search has actions to go on to.
  @ObservationIgnored private(set) var isSearching = false
  @ObservationIgnored private var store: Int?
  @ObservationIgnored private var rows: [Int: InspectedAction] = [:]
  @ObservationIgnored private var texts: [Int: SearchedText] = [:]
  @ObservationIgnored private var features: [Int: String] = [:]
  @ObservationIgnored private var featureNames: [String] = []
  @ObservationIgnored private var lastWithFeature = 0
  @ObservationIgnored private var changes: [[String]: KnownChanges] = [:]
  /// Whether actions pass the last filter.
  @ObservationIgnored private var passing: (filter: ActionFilter, actions: [Int: Bool]) = (
    ActionFilter(), [:]
  )

  /// The number of texts that are made at once, which takes a debug build 20 ms.
  private static let roundCount = 250

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

  /// The rows of the actions that belong to the feature of a filter, and have its text in their name, dump or event.
  ///
  /// Lowercase and uppercase letters are the same. The actions whose texts are not made yet come a little later, and the
  /// observer of the result is notified then.
  func passing(
    _ rows: [Timeline.Row],
    _ filter: ActionFilter,
    in entry: InspectedStores.Entry
  ) -> [Timeline.Row] {
    begin(entry)
    _ = searchRounds
    let text = SearchedText(filter.text)
    if passing.filter != filter { beginPassing(filter, text) }
    let lastCount = texts.count + Self.roundCount
    isSearching = false
    let passing = rows.filter { row in
      guard filter.text.isEmpty || texts[row.id] != nil || texts.count < lastCount else {
        isSearching = true
        return false
      }
      return passes(row.id, filter.feature, text, in: entry)
    }
    if isSearching { Task { searchRounds += 1 } }
    return passing
  }

  /// Begins with another filter.
  ///
  /// With a further letter no other actions pass.
  private func beginPassing(_ filter: ActionFilter, _ text: SearchedText) {
    let former = passing.filter
    let isNarrower =
      former.feature == filter.feature && text.hasPrefix(SearchedText(former.text))
    passing = (filter, isNarrower ? passing.actions.filter { !$0.value } : [:])
  }

  private func passes(
    _ number: Int,
    _ feature: String?,
    _ text: SearchedText,
    in entry: InspectedStores.Entry
  ) -> Bool {
    if let isPassing = passing.actions[number] { return isPassing }
    let isPassing =
      (feature == nil || self.feature(of: number, in: entry) == feature)
      && (text.isEmpty || self.text(of: number, in: entry).contains(text))
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

  private func text(of number: Int, in entry: InspectedStores.Entry) -> SearchedText {
    if let text = texts[number] { return text }
    let text = SearchedText(entry.recording.searchText(of: number))
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
