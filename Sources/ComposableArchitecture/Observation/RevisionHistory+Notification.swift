internal import Observation
internal import RuntimeMetadata
internal import Sharing

extension RevisionHistory {
  /// Notifies the observers of a field, at once or when the current reducer has returned.
  ///
  /// An observer may read the store of the reducer. A debug build has a copy of the state before the action, and
  /// answers with it, as the original does. A release build has no copy, so its observers read the state after the
  /// action.
  ///
  /// - Parameters:
  ///   - field: The field to notify of later, or nil to notify of it now or never.
  ///   - notification: Notifies the observers now.
  @usableFromInline
  func notify(orLaterOf field: AnyKeyPath?, _ notification: () -> Void) {
    guard Reduction.isCurrent else { return notification() }
    guard Reduction.postponesObservers else { return Reduction.callObservers(notification) }
    guard let field else { return }
    guard ObservationRegistrar.notifiesOfErasedFields else {
      return Reduction.callObservers(notification)
    }
    Reduction.postpone(FieldNotification(history: self, field: field))
  }
}

/// The notification of the observers of one field.
///
/// A closure would need memory for each notification.
private struct FieldNotification: ReductionNotification {
  let history: RevisionHistory
  let field: AnyKeyPath

  func send() {
    history.registrar.notify(ofErased: field)
  }
}
