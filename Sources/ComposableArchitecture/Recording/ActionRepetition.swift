/// Why a reducer handles a recorded action once more.
///
/// It handles fewer actions than the app did then, so that code may stop the process which relies on the others, such as
/// `rows[index]`. The app itself has not failed.
/// The original library has no recordings.
public enum ActionRepetition: Hashable, Sendable {
  /// To find what would be without an action, see ``StoreRecording/actions(leavingOut:)``.
  case withoutAction(Int)
  /// To find the shortest test of a change, see ``StoreRecording/shortestTestSource(ofChangeIn:upTo:options:)``.
  case shortestTest
}
