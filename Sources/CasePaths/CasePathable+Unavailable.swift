extension CasePathable {
  /// Makes the compiler report a misspelled case in a pattern.
  ///
  /// Without this overload the compiler takes `case .sett` for the key path of a case, and its message is
  /// about key paths.
  @available(
    *,
    unavailable,
    message: "The enum has no such case. To compare its values, let it conform to 'Equatable'."
  )
  public static func ~= (pattern: Self, value: Self) -> Bool {
    fatalError("'~=' is unavailable")
  }
}
