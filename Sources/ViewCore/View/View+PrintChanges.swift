extension View {
  /// Prints a line when the body of this view's type runs, to show how often it does.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text(title)
  /// }
  /// ```
  ///
  /// Differs from SwiftUI in that it does not name the property that changed.
  public static func _printChanges() {
    print("\(Self.self): body runs.")
  }
}
