/// Tracks whether the action that is being sent is a control's write.
///
/// A control may write after its state is gone: a text field does when it loses its focus while its sheet closes.
/// That is not a mistake of the feature. A store whose state is gone drops such an action silently and reports all
/// others.
///
/// ```swift
/// guard hasState else {
///   if !BindingLocal.dropWrite() { location.report(…) }
///   return nil
/// }
/// ```
@MainActor
enum BindingLocal {
  private enum Write {
    case none
    case isSent
    case isDropped
  }

  private static var write = Write.none

  /// Whether a control's write is being sent.
  static var isActive: Bool { write != .none }

  /// Sends a control's write.
  ///
  /// - Parameter send: Sends it.
  /// - Returns: Whether a store dropped it.
  @discardableResult
  static func sendingWrite(_ send: () -> Void) -> Bool {
    let outer = write
    write = .isSent
    defer { write = outer }
    send()
    return write == .isDropped
  }

  /// Drops the write that is being sent because its state is gone.
  ///
  /// - Returns: Whether a write is being sent. Other actions must not be dropped.
  static func dropWrite() -> Bool {
    guard isActive else { return false }
    write = .isDropped
    return true
  }
}
