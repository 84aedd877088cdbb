/// Knows when what is being sent is a control's write.
///
/// A control may write after what it writes to has gone, as a text field does that loses its focus
/// while its sheet closes. That is no mistake of the feature: a store whose state is gone passes over
/// such an action without a word, and reports others.
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

  /// Drops the write that is being sent, as the state that it belongs to is gone.
  ///
  /// - Returns: Whether there was one: other actions are not to be dropped.
  static func dropWrite() -> Bool {
    guard isActive else { return false }
    write = .isDropped
    return true
  }
}
