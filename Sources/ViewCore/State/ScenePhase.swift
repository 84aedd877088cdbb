/// Whether the user can see a view's window.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The window is covered, in another tab or on a screen that is off.
  case background
  /// The window is visible but cannot be used.
  ///
  /// A page cannot detect this, so a window is never in this phase here.
  case inactive
  /// The window is visible.
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: StateLocation<ScenePhase>? { nil }
  }

  /// Whether the user can see the view's window.
  ///
  /// ```swift
  /// .onChange(of: scenePhase) { if scenePhase == .background { save() } }
  /// ```
  public var scenePhase: ScenePhase { self[ScenePhaseKey.self]?.value ?? .active }

  /// Replaces the phase by one that the page updates.
  mutating func followScenePhase() -> StateLocation<ScenePhase> {
    let phase = StateLocation(ScenePhase.active)
    self[ScenePhaseKey.self] = phase
    return phase
  }
}
