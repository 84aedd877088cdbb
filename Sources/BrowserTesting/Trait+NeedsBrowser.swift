public import Testing
import ViewTesting

extension Trait where Self == ConditionTrait {
  /// Runs a test where a browser is installed, and where `CI` is set, so that there a missing one fails.
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
