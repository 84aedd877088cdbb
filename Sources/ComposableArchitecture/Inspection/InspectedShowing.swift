#if DEBUG
/// A recording whose states a store shows for a while.
@MainActor
package protocol InspectedShowing: AnyObject {
  /// The action whose state the store shows, or nil while it shows the present one.
  var shownAction: Int? { get }
  /// The name of the last action that was not handled because the store shows another state.
  var ignoredAction: String? { get }
  /// Whether the store shows a state of a recording.
  func shows(_ recording: any InspectedStore) -> Bool
  /// Lets the store show the state after an action of a recording.
  ///
  /// Nothing happens if the action is not kept, or if it is not possible without the one that is left out. Nor does it
  /// if the recording is of other types, or if the store has ended.
  ///
  /// - Parameters:
  ///   - number: The number of the action.
  ///   - recording: The recording, such as an imported one.
  ///   - leftOut: The action without which the state is shown, if there is one.
  func show(_ number: Int, of recording: any InspectedStore, leavingOut leftOut: Int?)
  /// Lets the store show the present state.
  func showPresent()
}

extension InspectedStore {
  /// Lets the store show the state that it had after an action.
  package func show(_ number: Int) { show(number, of: self, leavingOut: nil) }
}

extension StoreRecording: InspectedShowing {
  package func shows(_ recording: any InspectedStore) -> Bool {
    shownAction != nil && (shownRecording ?? self) === recording
  }

  package func show(_ number: Int, of recording: any InspectedStore, leavingOut leftOut: Int?) {
    guard let core, let recording = recording as? StoreRecording else { return }
    let found = leftOut.map { recording.moment(after: number, without: $0) }
    guard let moment = found ?? recording.moment(after: number) else { return }
    shownAction = number
    shownRecording = recording === self ? nil : recording
    ignoredAction = nil
    core.show(moment.withSharedValues) { [weak self] in
      self?.ignoredAction = ActionLabel.name(of: $0)
    }
  }

  package func showPresent() {
    forgetShownAction()
    core?.showPresent()
  }

  func forgetShownAction() {
    if shownAction != nil { shownAction = nil }
    if shownRecording != nil { shownRecording = nil }
    if ignoredAction != nil { ignoredAction = nil }
  }
}
#endif
