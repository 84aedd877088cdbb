// Values of SwiftUI's environment that are absent. The compiler names the reason at their line.

extension EnvironmentValues {
  @available(*, unavailable, message: "Write '@Environment(\\.dynamicTypeSize)'.")
  public var sizeCategory: _AbsentValue { .automatic }

  @available(*, unavailable, message: "A browser lets no page close a window. Leave it out.")
  public var dismissWindow: _AbsentValue { .automatic }

  @available(
    *,
    unavailable,
    message:
      "A browser undoes changes in its fields by itself, and nothing of an app. Keep the earlier values in the state."
  )
  public var undoManager: _AbsentValue { .automatic }

  @available(*, unavailable, message: "No browser knows of it: leave it out.")
  public var accessibilityReduceTransparency: Bool { false }

  @available(
    *,
    unavailable,
    message: "A browser inverts the page by itself. Write '.accessibilityIgnoresInvertColors'."
  )
  public var accessibilityInvertColors: Bool { false }

  @available(*, unavailable, message: "No browser knows of it: leave it out.")
  public var accessibilityShowButtonShapes: Bool { false }

  @available(*, unavailable, message: "No browser knows of it: leave it out.")
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  @available(*, unavailable, message: "No browser knows of it: leave it out.")
  public var legibilityWeight: _AbsentValue { .automatic }

  @available(*, unavailable, message: "Set a value of '@FocusState'.")
  public var resetFocus: _AbsentValue { .automatic }

  @available(*, unavailable, message: "Write '@Environment(\\.scenePhase)'.")
  public var controlActiveState: _AbsentValue { .automatic }

  @available(*, unavailable, message: "Write '@Environment(\\.scenePhase)'.")
  public var appearsActive: Bool { true }

  @available(
    *,
    unavailable,
    message: "Pass the visibility to your own style. '.menuIndicator' sets that of a menu."
  )
  public var menuIndicatorVisibility: Visibility { .automatic }
}
