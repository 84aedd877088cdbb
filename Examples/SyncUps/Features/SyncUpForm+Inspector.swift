#if !canImport(Darwin)
import ComposableArchitecture

// A copied test makes the state with its initializer, which is not the memberwise one.
extension SyncUpForm.State: InitializerRepresentable {
  var initializerArguments: [(label: String?, value: Any)]? {
    original == standup ? [("focus", focus as Any), ("standup", standup)] : nil
  }
}
#endif
