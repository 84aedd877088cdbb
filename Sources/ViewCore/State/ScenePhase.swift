/// Whether a person can see the window that a view is in.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The window is covered, in another tab or on a screen that is off.
  case background
  /// The window can be seen and not be used.
  ///
  /// A page does not tell this apart, so that a window is never in this phase here.
  case inactive
  /// The window can be seen.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: StateLocation<ScenePhase>? { nil }
  }

  /// Whether a person can see the window that the view is in.
  ///
  /// ```swift
  /// .onChange(of: scenePhase) { if scenePhase == .background { save() } }
  /// ```
  public var scenePhase: ScenePhase { self[ScenePhaseKey.self]?.value ?? .active }

  /// Makes the phase one that the page changes.
  mutating func followScenePhase() -> StateLocation<ScenePhase> {
    let phase = StateLocation(ScenePhase.active)
    self[ScenePhaseKey.self] = phase
    return phase
  }
}
