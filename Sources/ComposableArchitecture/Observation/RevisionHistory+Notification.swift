public import Observation
internal import RuntimeMetadata
internal import Sharing

// An observer may read the store of a reducer that changes a field. A debug build has a copy of the state before the
// action, and answers with it, as the original does. A release build has no copy, so its observers are notified when the
// reducer has returned, and read the state after the action.
extension RevisionHistory {
  /// Whether observers of a field are notified when the current reducer has returned, which this arranges.
  ///
  /// - Parameter field: The field, or nil if its notification is arranged already.
  /// - Returns: False if the observers are notified now.
  @usableFromInline
  func postpones(notificationOf field: AnyKeyPath?) -> Bool {
    guard
      Reduction.postponesCurrentObservers,
      ObservationRegistrar.notifiesOfErasedFields
    else { return false }
    if let field { Reduction.postpone(self, of: field) }
    return true
  }

  /// Notifies observers of a field now.
  @usableFromInline
  func notify(_ notification: (ObservationRegistrar) -> Void) {
    guard Reduction.isCurrent else { return withRegistrar(notification) }
    Reduction.callObservers { withRegistrar(notification) }
  }
}

extension RevisionHistory: ReductionNotifier {
  func notify(of field: AnyKeyPath?) {
    guard let field else { return }
    withRegistrar { $0.notify(ofErased: field) }
  }
}
