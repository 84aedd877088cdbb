extension String {
  /// Whether the string is empty or has only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The name of an attendee, or a placeholder if it is empty.
  var orSomeone: String { isBlank ? "Someone" : self }
}
