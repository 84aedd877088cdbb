#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// An action that came before a run.
struct ActionLink: Equatable, Identifiable {
  let store: Int
  let number: Int
  let name: String

  var id: [Int] { [store, number] }
}

extension PickedView {
  /// The last actions before the last run: those that have changed what the view had read, or else all.
  @MainActor
  func actions(in stores: InspectedStores, _ changes: KnownChanges) -> [ActionLink] {
    let fields = Set(view.run.causes.compactMap(\.changedField))
    var all: [(link: ActionLink, isReason: Bool)] = []
    for (store, numbers) in view.actions.sorted(by: { $0.key < $1.key }) {
      guard let recording = stores.recording(of: store) else { continue }
      for number in numbers.suffix(Self.limit) {
        guard let row = recording.row(of: number) else { continue }
        let isReason = changes.fields(by: number, of: store).contains { fields.contains($0.name) }
        all.append((ActionLink(store: store, number: number, name: row.name), isReason))
      }
    }
    let reasons = all.filter(\.isReason)
    return (reasons.isEmpty ? all : reasons).suffix(3).map(\.link)
  }

  /// The number of the last actions of a store that are looked at.
  private static let limit = 20

  /// The reason for which the view ran or did not run after an action, in words.
  ///
  /// - Parameters:
  ///   - answer: Whether it ran.
  ///   - fields: The fields that the action has changed.
  /// - Returns: The text.
  func text(of answer: ViewAnswer, changing fields: [ChangedField]) -> String {
    switch answer {
    case .ran(let run, after: let numbers):
      let all = "It ran after actions \(numbers.lowerBound) to \(numbers.upperBound)."
      return "\(numbers.count == 1 ? "It ran." : all) \(run.text)"
    case .wasNotThere: return "It was not there yet."
    case .unknown: return "The updates of that time are not kept."
    case .didNotRun:
      guard !view.run.isOfViewStore else {
        return "It did not run: the value that it observes has not changed."
      }
      guard !fields.isEmpty else { return "It did not run: the action has changed no field." }
      let paths = Self.list(fields.map(\.path))
      guard let reads = view.run.fieldNames else {
        return "It did not run. The action has changed \(paths)."
      }
      let common = fields.filter { reads.contains($0.name) }
      guard common.isEmpty else {
        return "It did not run: the action has changed \(paths), of a value that it has not read."
      }
      return "It did not run: the action has changed \(paths), which it has not read."
    }
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - 5
    return names.prefix(5).joined(separator: ", ") + (rest > 0 ? " and \(rest) others" : "")
  }
}
#endif
