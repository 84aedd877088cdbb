internal import CasePaths
internal import ConcurrencyExtras
internal import ViewLayer

extension RootCore {
  /// Reduces an action, measured by the observer of the process.
  func reduceMeasured(_ action: Action) -> Effect<Action> {
    guard let observer = MainActorWork.observer else { return reduce(action) }
    let work = MainActorWork(.reducer) {
      // An action that is not an enum would be printed with its values.
      let name = EnumMetadata(Action.self) == nil ? nil : caseName(of: action)
      return typeName(Action.self) + (name.map { ".\($0)" } ?? "")
    }
    return observer.perform(work) { reduce(action) }
  }
}
