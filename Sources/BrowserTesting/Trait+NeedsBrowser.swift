public import Testing
import ViewTesting

extension Trait where Self == ConditionTrait {
  /// Runs a test if a browser is installed, or if `CI` is set, so that a missing browser fails
  /// there.
  ///
  /// ```swift
  /// @Suite(.needsBrowser)
  /// struct CounterBrowserTests { … }
  /// ```
  public static var needsBrowser: Self {
    .enabled(
      if: Browser.isExpected,
      "No browser is installed. This package's 'Scripts/install-browser' installs one."
    )
  }
}
