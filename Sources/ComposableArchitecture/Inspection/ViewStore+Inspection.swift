#if DEBUG && !canImport(Darwin)
internal import ViewCore

extension ViewStore: InspectedObject {
  /// The stored properties of the observed value that are about to change, if it is a struct of the app.
  var changingFields: [String] {
    guard Mirror(reflecting: state).displayStyle == .struct else { return [] }
    let parts = InspectedValue(name: "", state).parts
    let newParts = InspectedValue(name: "", observed).parts
    return zip(parts, newParts).filter { $0.differs(from: $1, at: []) }
      .map { "\(Issues.name(of: ViewState.self)).\($0.0.name)" }
  }
}
#endif
