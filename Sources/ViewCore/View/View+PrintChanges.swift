extension View {
  /// Prints that the body of this view's type runs, to find out how often it does.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text(title)
  /// }
  /// ```
  ///
  /// Differs from SwiftUI in that it does not say which property changed.
  public static func _printChanges() {
    print("\(Self.self): body runs.")
  }
}
