/// Has the views that move run again for their next pictures, about thirty times a second.
///
/// A view asks for one picture at a time, when the flush shows the last one. So there are none while nothing moves, and
/// none for a page that cannot keep up: its window is not flushed.
@MainActor
final class MotionFrames {
  /// The time between two pictures.
  private static let interval: Duration = .milliseconds(33)

  private struct Mover {
    weak var node: UpdatableNode?
  }

  /// The nodes that wait for the next picture.
  private var movers: [Mover] = []
  private var clock: any Clock<Duration> = ContinuousClock()
  private var wait: Task<Void, Never>?

  /// Has a node run for its next picture.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - clock: The clock by which the time to the picture passes.
  ///   - isSeen: Whether the user sees the window. If not, the node waits until it is seen.
  func request(_ node: UpdatableNode, by clock: any Clock<Duration>, isSeen: Bool) {
    movers.append(Mover(node: node))
    self.clock = clock
    if isSeen { resume() }
  }

  /// Goes on, because the user sees the window.
  func resume() {
    guard !movers.isEmpty, wait == nil else { return }
    wait = Task { [clock, weak self] in
      try? await clock.sleep(for: Self.interval)
      if !Task.isCancelled { self?.showPictures() }
    }
  }

  func cancelAll() {
    wait?.cancel()
    wait = nil
    movers.removeAll()
  }

  private func showPictures() {
    wait = nil
    let movers = movers
    self.movers.removeAll()
    for mover in movers { mover.node?.continueMotion() }
  }
}
