/// The phase of scrolling in which a scroll view is.
public enum ScrollPhase: Int, Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger rests on the scroll view, which has not moved yet.
  case tracking
  /// The user scrolls: with a finger, a wheel or the keyboard.
  case interacting
  /// The scroll view still moves after the user has lifted the finger.
  case decelerating
  /// The app scrolls.
  case animating

  /// Whether the scroll view moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The state of a scroll view at the moment at which its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// How far the scroll view is scrolled.
  public let geometry: ScrollGeometry
}

nonisolated extension View {
  /// Runs an action when the scroll view inside begins or ends to scroll.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .onScrollPhaseChange { _, phase in isPaused = phase.isScrolling }
  /// ```
  ///
  /// A phase that begins and ends while a report of the page is on its way is skipped. A browser says nothing about the
  /// momentum of a wheel or a touchpad, so that their whole way is ``ScrollPhase/interacting``.
  ///
  /// - Parameter action: The action, which receives the old and the new phase.
  /// - Returns: The view with its action.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, needs: .phase) { old, new, _ in action(old, new) }
  }

  /// Runs an action when the scroll view inside begins or ends to scroll.
  ///
  /// - Parameter action: The action, which receives the old and the new phase, and how far the scroll view is scrolled.
  /// - Returns: The view with its action.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, needs: [.phase, .geometry], action: action)
  }
}

private struct ScrollPhaseView<Content: View> {
  let content: Content
  let needs: ScrollNeeds
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @OwnObject var observer = ScrollObserver()
  @OwnObject var last = LastScrollValue<ScrollPhase>()
}

extension ScrollPhaseView: View {
  var body: some View {
    observer.receive = { [action, last] report in
      last.replace(by: report.phase, beginningWith: .idle) {
        action($0, $1, ScrollPhaseChangeContext(geometry: report.geometry))
      }
    }
    return content.observingScroll(ScrollObservation(observer: observer, needs: needs))
  }
}
