// What the compiler says to those who name a case in a pattern that is not there.

extension CasePathable {
  /// Has the compiler say that an enum has no such case.
  ///
  /// Without it a pattern such as `case .sett` would be taken for a key path of a case, in which nothing of
  /// that name is found either.
  @available(
    *,
    unavailable,
    message: "The enum has no such case. To compare its values, let it conform to 'Equatable'."
  )
  public static func ~= (pattern: Self, value: Self) -> Bool {
    fatalError("'~=' is unavailable")
  }
}
