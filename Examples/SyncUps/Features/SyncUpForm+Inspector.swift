#if !canImport(Darwin)
import ComposableArchitecture

// A copied test makes the state with its initializer, which is not the memberwise one.
extension SyncUpForm.State: InitializerRepresentable {
  var initializerArguments: [(label: String?, value: Any)]? {
    var arguments: [(label: String?, value: Any)] = [("focus", focus as Any)]
    if original != standup { arguments.append(("original", original)) }
    arguments.append(("standup", standup))
    return arguments
  }
}
#endif
