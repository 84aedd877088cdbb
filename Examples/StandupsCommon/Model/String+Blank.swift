extension String {
  /// Whether there is nothing to see of it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The name of an attendee, or a word in its place where it was left empty.
  var orSomeone: String { isBlank ? "Someone" : self }
}
