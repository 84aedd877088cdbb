internal import Observation
internal import Sharing

extension RevisionHistory {
  /// Notifies the observers of a field, at once or when the current reducer has returned.
  ///
  /// An observer may read the store of the reducer. A debug build has a copy of the state before the action, and answers
  /// with it, as the original does. A release build has no copy, so its observers read the state after the action.
  ///
  /// - Parameters:
  ///   - field: The field to notify of later, or nil to notify of it now or never.
  ///   - notification: Notifies the observers now.
  @usableFromInline
  func notify(orLaterOf field: AnyKeyPath?, _ notification: () -> Void) {
    guard Reduction.isCurrent else { return notification() }
    guard Reduction.postponesObservers else { return Reduction.callObservers(notification) }
    guard let field else { return }
    Reduction.notify { [registrar] in registrar.notify(of: field) }
  }
}

extension ObservationRegistrar {
  /// Notifies observers of a field without its value, because keeping the value would copy its collections.
  ///
  /// NB: The cast of the reference holds because a registrar only compares and hashes key paths, as `AnyKeyPath`.
  fileprivate func notify(of field: AnyKeyPath) {
    let reference = Unmanaged.passUnretained(field).toOpaque()
    let field = Unmanaged<KeyPath<ForgottenState, Void>>.fromOpaque(reference).takeUnretainedValue()
    willSet(ForgottenState(), keyPath: field)
    didSet(ForgottenState(), keyPath: field)
  }
}

/// Stands for a state that is not kept.
private struct ForgottenState: Observable {}
