/// The attributes of fields that `@ObservableState` knows.
enum ObservationAttribute {
  /// Attributes of other macros, and the attributes that replace them.
  static let replacements = [
    "ObservationIgnored": "ObservationStateIgnored",
    "ObservationTracked": "ObservationStateTracked",
    "PresentationState": "Presents",
  ]

  /// Attributes that determine by themselves whether the field is observed.
  private static let own: Set = ["ObservationStateIgnored", "ObservationStateTracked", "Presents"]

  /// Property wrappers whose values notify their observers themselves.
  private static let observedBySelf: Set = [
    "Fetch", "FetchAll", "FetchOne", "Shared", "SharedReader",
  ]

  /// The attribute that is added to a field with other attributes, if any.
  static func added(to names: Set<String>) -> String? {
    guard
      names.isDisjoint(with: own), names.isDisjoint(with: replacements.keys),
      !names.contains("BindingState"), !names.contains(where: mayBeWrapper)
    else { return nil }
    return names.isDisjoint(with: observedBySelf)
      ? "ObservationStateTracked" : "ObservationStateIgnored"
  }

  /// Whether an attribute may be an unknown property wrapper.
  ///
  /// The language's own attributes begin with a small letter.
  static func mayBeWrapper(_ name: String) -> Bool {
    let known = own.union(observedBySelf).union(replacements.keys).union([
      "BindingState", "MainActor",
    ])
    return name.first?.isUppercase == true && !known.contains(name)
  }
}
