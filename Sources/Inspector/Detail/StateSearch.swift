#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// A search for the values of a state whose name or text contains a text.
///
/// It goes through a large state in steps, and ends at the first thousand lines. A further letter looks at texts that are made
/// already.
@MainActor
@Observable
final class StateSearch {
  /// The state in which the search looks.
  struct Moment: Equatable {
    let store: Int
    let number: Int
    let leftOut: Int?
    /// The last action of the store, because some shared values are shown as they are now.
    let last: Int
  }

  /// The number of times that the search has gone on.
  private var rounds = 0
  @ObservationIgnored private var moment: Moment?
  @ObservationIgnored private var state: SearchedState?
  @ObservationIgnored private var text = ""
  /// The values that were found, and those around them.
  @ObservationIgnored private(set) var lines: [StateTree.Line] = []
  /// The positions of the lines by those of the values.
  @ObservationIgnored private var places: [Int: Int] = [:]
  /// The number of values in which the search has looked.
  @ObservationIgnored private var count = 0
  /// Whether there are values in which the search has not looked yet.
  @ObservationIgnored private(set) var isSearching = false

  /// The number of values that are made at once, which takes a debug build 15 ms.
  private static let roundCount = 1_000
  private static let mostLines = 1_000

  /// Whether there are more lines than those that are shown.
  var isFull: Bool { lines.count >= Self.mostLines }

  /// Looks for a text.
  ///
  /// Lowercase and uppercase letters are the same. The observer of the call is notified when the search has gone on. In a very
  /// large state the last values are not found.
  func look(for text: String, at moment: Moment, in root: () -> InspectedValue?) {
    _ = rounds
    if moment != self.moment {
      state = root().map { SearchedState(of: $0) }
      self.moment = state == nil ? nil : moment
      begin(with: text)
    }
    if text != self.text { begin(with: text) }
    goOn()
    if isSearching { Task { rounds += 1 } }
  }

  private func begin(with text: String) {
    self.text = text
    lines = []
    places = [:]
    count = 0
  }

  private func goOn() {
    guard let madeCount = state?.values.count else { return isSearching = false }
    let text = SearchedText(text)
    isSearching = false
    while !isFull {
      if state?.values.count == count {
        guard state?.isWhole == false else { return }
        isSearching = count >= madeCount + Self.roundCount
        guard !isSearching else { return }
        state?.makeNext()
      }
      guard let values = state?.values, count < values.count else { return }
      if values[count].text.contains(text) { add(count, of: values) }
      count += 1
    }
  }

  /// Adds a value that was found, after those around it.
  private func add(_ position: Int, of values: [SearchedState.Value]) {
    if let parent = values[position].parent {
      if places[parent] == nil { add(parent, of: values) }
      if let place = places[parent] { lines[place].isOpen = true }
    }
    places[position] = lines.count
    lines.append(values[position].line)
  }
}
#endif
