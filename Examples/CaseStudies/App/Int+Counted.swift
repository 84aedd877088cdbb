extension Int {
  /// How many there are of something: "1 night", "2 nights".
  func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? "\(one)s")"
  }
}
