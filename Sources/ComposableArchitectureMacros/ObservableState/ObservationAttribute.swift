/// The attributes of fields that `@ObservableState` knows.
enum ObservationAttribute {
  /// Those of other macros, and what is to be written in their place.
  static let replacements = [
    "ObservationIgnored": "ObservationStateIgnored",
    "ObservationTracked": "ObservationStateTracked",
    "PresentationState": "Presents",
  ]

  /// Those that say themselves how the field is observed, or that it is not.
  private static let own: Set = ["ObservationStateIgnored", "ObservationStateTracked", "Presents"]

  /// Property wrappers whose values tell their observers themselves.
  private static let observedBySelf: Set = [
    "Fetch", "FetchAll", "FetchOne", "Shared", "SharedReader",
  ]

  /// The attribute that a field with others gets, if any.
  static func added(to names: Set<String>) -> String? {
    guard
      names.isDisjoint(with: own), names.isDisjoint(with: replacements.keys),
      !names.contains("BindingState"), !names.contains(where: mayBeWrapper)
    else { return nil }
    return names.isDisjoint(with: observedBySelf)
      ? "ObservationStateTracked" : "ObservationStateIgnored"
  }

  /// Whether an attribute may be a property wrapper that nobody knows: the language's own begin with a small
  /// letter.
  static func mayBeWrapper(_ name: String) -> Bool {
    let known = own.union(observedBySelf).union(replacements.keys).union([
      "BindingState", "MainActor",
    ])
    return name.first?.isUppercase == true && !known.contains(name)
  }
}
