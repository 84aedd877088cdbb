#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The sentences about the state that the app shows instead of its present one.
struct ShownStateText: View {
  let entry: InspectedStores.Entry
  /// The store that can show the states of the recording.
  let target: InspectedStores.Entry?
  /// The action without which the app shows the state.
  let leftOut: Int?

  var body: some View {
    if let target {
      if let shown = target.recording.shownAction { notice(shown, in: target) }
    } else {
      Text(
        """
        No store of '\(entry.name)' is open, so the app cannot show this state. Open a page of the app that has \
        such a store.
        """
      )
      .font(.footnote).foregroundStyle(.secondary)
    }
  }

  private func notice(_ shown: Int, in target: InspectedStores.Entry) -> some View {
    let isOwn = target.recording.shows(entry.recording)
    let moment = "the state after action \(shown)" + (isOwn ? "" : " of another recording")
    let missing = leftOut.map { " without action \($0)" } ?? ""
    let place = target.id == entry.id ? "" : " in '\(target.title)'"
    let ignored = target.recording.ignoredAction.map { " The last one was \($0)." } ?? ""
    return Text(
      "The app shows \(moment)\(missing)\(place). Actions of its users are not handled.\(ignored)"
    )
    .font(.footnote.bold())
  }
}
#endif
