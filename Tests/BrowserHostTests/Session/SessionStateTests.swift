import BrowserHost
import Testing
import ViewCore

struct SessionStateTests {
  @Test func sessionKeepsTheFirstFrameUntilAPageConnects() {
    var state = SessionState(id: .make())
    #expect(state.flushed([.setText(node: 1, "0")]) == [])
    #expect(
      state.connected(received: 0) == [.welcomes(), .sends(1, .setText(node: 1, "0"))]
    )
  }

  @Test func sessionHandlesAnEventAndFlushesInTheSameTurn() {
    var state = SessionState.makeConnected()
    #expect(state.reported(.make(1, node: 7)) == [.handle(.click, node: 7), .flush])
    #expect(
      state.flushed([.setText(node: 1, "1")])
        == [.sends(2, acknowledging: 1, .setText(node: 1, "1"))]
    )
  }

  @Test func acknowledgesAnEventThatChangesNothing() {
    var state = SessionState.makeConnected()
    _ = state.reported(.make(1))
    #expect(state.flushed([]) == [.sends(acknowledging: 1)])
    #expect(state.flushed([]) == [])
  }

  @Test func sessionIgnoresARepeatedEvent() {
    var state = SessionState.makeConnected()
    _ = state.reported(.make(3))
    _ = state.flushed([])
    #expect(state.reported(.make(3)) == [.sends(acknowledging: 3)])
    #expect(state.reported(.make(2)) == [.sends(acknowledging: 3)])
    #expect(state.reported(.make(4)) == [.handle(.click, node: 1), .flush])
  }

  @Test func schedulesOneFlushForManyChanges() {
    var state = SessionState.makeConnected()
    #expect(state.contentChanged() == [.scheduleFlush])
    #expect(state.contentChanged() == [])
    #expect(state.scheduledFlushDue() == [.flush])
    #expect(state.flushed([.remove(node: 2)]) == [.sends(2, .remove(node: 2))])
    #expect(state.contentChanged() == [.scheduleFlush])
  }

  @Test func sessionDoesNotFlushTwiceWhenAnEventFlushedFirst() {
    var state = SessionState.makeConnected()
    _ = state.contentChanged()
    _ = state.reported(.make(1))
    _ = state.flushed([])
    #expect(state.scheduledFlushDue() == [])
  }

  @Test func sessionWaitsForASlowPageAndSendsTheRestInOneFrame() {
    var state = SessionState.makeConnected(window: 2)
    _ = state.flushed([.setText(node: 1, "a")])
    _ = state.flushed([.setText(node: 1, "b")])
    #expect(state.contentChanged() == [])
    #expect(state.contentChanged() == [])
    #expect(state.acknowledged(2) == [.flush])
    #expect(state.flushed([.setText(node: 1, "z")]) == [.sends(4, .setText(node: 1, "z"))])
  }

  @Test func sessionHandlesEventsOfASlowPageWithoutAFrame() {
    var state = SessionState.makeConnected(window: 1)
    _ = state.flushed([.setText(node: 1, "a")])
    #expect(
      state.reported(.make(1)) == [.handle(.click, node: 1), .sends(acknowledging: 1)]
    )
    #expect(state.reported(.make(2, received: 2)) == [.handle(.click, node: 1), .flush])
  }

  @Test func sessionWaitsForACongestedConnection() {
    var state = SessionState.makeConnected()
    #expect(state.writabilityChanged(false) == [])
    #expect(state.contentChanged() == [])
    #expect(state.reported(.make(1)) == [.handle(.click, node: 1)])
    #expect(state.pinged() == [])
    #expect(state.writabilityChanged(true) == [.sends(acknowledging: 1), .flush])
  }

  @Test func sessionRendersTheNextBatchWhenThePageHasShownTheLast() {
    var state = SessionState.makeConnected()
    #expect(state.contentChanged() == [.scheduleFlush])
    #expect(state.scheduledFlushDue() == [.flush])
    #expect(
      state.flushed([.remove(node: 1)], isUnfinished: true)
        == [.sends(2, .remove(node: 1), isUnfinished: true)]
    )
    #expect(state.acknowledged(2) == [.advance])
    #expect(
      state.flushed([.remove(node: 2)], isUnfinished: true)
        == [.sends(3, .remove(node: 2), isUnfinished: true)]
    )
    #expect(state.acknowledged(2) == [])
    #expect(state.acknowledged(3) == [.advance])
    #expect(state.flushed([.remove(node: 3)]) == [.sends(4, .remove(node: 3))])
    #expect(state.acknowledged(4) == [])
  }

  @Test func sessionAsksThePageToGoOnAfterABatchWithoutPatches() {
    var state = SessionState.makeConnected()
    #expect(state.flushed([], isUnfinished: true) == [.sends(2, isUnfinished: true)])
    #expect(state.acknowledged(2) == [.advance])
    #expect(state.flushed([], isUnfinished: true) == [.sends(3, isUnfinished: true)])
  }

  @Test func sessionAnswersEventsBetweenBatches() {
    var state = SessionState.makeConnected()
    _ = state.flushed([.remove(node: 1)], isUnfinished: true)
    #expect(state.reported(.make(1)) == [.handle(.click, node: 1), .flush])
    #expect(
      state.flushed([.setText(node: 1, "a")], isUnfinished: true)
        == [.sends(3, acknowledging: 1, .setText(node: 1, "a"))]
    )
    #expect(state.reported(.make(2, received: 2)) == [.handle(.click, node: 1), .flush])
    #expect(
      state.flushed([], isUnfinished: true) == [.sends(acknowledging: 2), .scheduleFlush]
    )
    #expect(state.scheduledFlushDue() == [.advance])
  }

  @Test func sessionRendersTheNextBatchWhenThePageIsBack() {
    var state = SessionState.makeConnected()
    _ = state.flushed([.remove(node: 1)], isUnfinished: true)
    state.disconnected()
    #expect(state.connected(received: 2) == [.advance, .welcomes()])
    _ = state.flushed([.remove(node: 2)], isUnfinished: true)
    _ = state.writabilityChanged(false)
    #expect(state.acknowledged(3) == [])
    #expect(state.writabilityChanged(true) == [.advance])
  }

  @Test func sessionGathersChangesWhileDisconnected() {
    var state = SessionState.makeConnected()
    state.disconnected()
    #expect(state.contentChanged() == [])
    #expect(state.contentChanged() == [])
    #expect(state.connected(received: 1) == [.flush, .welcomes()])
  }

  @Test func sessionRepeatsMissingFramesUnchangedToAReturningPage() {
    var state = SessionState.makeConnected()
    _ = state.reported(.make(1))
    _ = state.flushed([.setText(node: 1, "a")])
    _ = state.reported(.make(2))
    _ = state.flushed([.setText(node: 1, "b")])
    state.disconnected()
    #expect(state.canResume(received: 2))
    #expect(
      state.connected(received: 2)
        == [
          .sends(3, acknowledging: 2, .setText(node: 1, "b")), .welcomes(acknowledging: 2),
        ]
    )
    #expect(state.unacknowledged.map(\.number) == [3])
  }

  @Test func repeatedFramesKeepTheEventThatTheyAcknowledged() {
    var state = SessionState.makeConnected()
    _ = state.reported(.make(1))
    _ = state.flushed([.setText(node: 1, "a")])
    _ = state.reported(.make(2))
    _ = state.flushed([])
    state.disconnected()
    #expect(
      state.connected(received: 1)
        == [
          .sends(2, acknowledging: 1, .setText(node: 1, "a")), .welcomes(acknowledging: 2),
        ]
    )
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
  func sessionResumesOnlyIfNoFrameIsMissing(received: Int, expected: Bool) {
    var state = SessionState.makeConnected()
    _ = state.flushed([.remove(node: 1)])
    _ = state.flushed([.remove(node: 2)])
    #expect(state.canResume(received: received) == expected)
  }

  @Test func sessionRefusesAnAcknowledgementOfAFrameThatWasNeverMade() {
    var state = SessionState.makeConnected()
    #expect(state.acknowledged(2) == [.refuse(.frameFromTheFuture(2))])
    #expect(state.reported(.make(1, received: 9)) == [.refuse(.frameFromTheFuture(9))])
    #expect(state.reported(.make(1)) == [.handle(.click, node: 1), .flush])
  }

  @Test func sessionKnowsWhichElementsThePageHasNotReceived() {
    var state = SessionState.makeConnected()
    _ = state.flushed([.remove(node: 4)], removedListeners: [5, 6])
    _ = state.flushed([
      .setAttribute(node: 7, name: "disabled", value: ""), .setEvents(node: 8, .click),
      .setAttribute(node: 9, name: "class", value: ""), .setText(node: 10, ""),
    ])
    let changed = { (4...10).filter { state.isBehind(on: $0) } }
    #expect(changed() == [5, 6, 7, 8])
    _ = state.acknowledged(2)
    #expect(changed() == [7, 8])
    _ = state.reported(.make(1, received: 3))
    #expect(changed() == [])
  }

  @Test func sessionKnowsWhichBarriersThePageHasNotReceived() {
    var state = SessionState.makeConnected()
    _ = state.flushed([.setText(node: 1, "a")], closedBarriers: [4, 5])
    _ = state.flushed([.setText(node: 1, "b")], closedBarriers: [6])
    let unseen = { (number: Int, received: Int) -> Set<NodeID> in
      let actions = state.reported(.make(number, received: received))
      return if case .handle(_, _, let unseen) = actions[0] { unseen } else { [] }
    }
    #expect(unseen(1, 1) == [4, 5, 6])
    #expect(unseen(2, 2) == [6])
    #expect(unseen(3, 3) == [])
    // A page that has received a frame cannot go back before it.
    #expect(unseen(4, 1) == [])
  }

  @Test func textTypedAheadForFieldInUnseenSheetIsHandled() {
    var state = SessionState.makeConnected()
    _ = state.flushed([.setText(node: 1, "a")], focus: 8, closedBarriers: [9])
    let actions = state.reported(.make(1, node: 7, .input("ab"))) { [7: "a", 8: ""][$0] }
    #expect(actions.first == .handle(.input("b"), node: 8))
  }

  @Test func reloadedPageHasReceivedAllElements() {
    var state = SessionState.makeConnected()
    _ = state.flushed([.remove(node: 4)], removedListeners: [4])
    _ = state.reopened()
    #expect(!state.isBehind(on: 4))
  }

  @Test func sessionAnswersAPing() {
    var state = SessionState.makeConnected()
    #expect(state.pinged() == [.sends()])
  }

  /// The invariants hold after every order of five steps of a page and its content.
  @Test func sessionNeverKeepsMoreThanItsWindowAndNumbersWithoutGaps() {
    let steps = 5
    for code in 0..<7 * 7 * 7 * 7 * 7 {
      var walk = Walk()
      var rest = code
      for _ in 0..<steps {
        walk.take(rest % 7)
        rest /= 7
      }
      #expect(walk.sent == Array(1..<(1 + walk.sent.count)), "order \(code)")
      #expect(walk.state.unacknowledged.count <= Walk.window, "order \(code)")
    }
  }

  @Test func refusedEventIsAcknowledgedAndAnswered() {
    var state = SessionState.makeConnected()
    let refusal = ServerFrame(acknowledged: 3, .refused(event: 3, nodes: [7]))
    #expect(
      state.refused(3, received: 1, nodes: [7])
        == [.send(SessionState.Frame(number: 0, bytes: refusal.encoded()))]
    )
    // It is not handled again when the page sends it again.
    #expect(state.reported(.make(3)) == [.sends(acknowledging: 3)])
    #expect(state.refused(4, received: 9) == [.refuse(.frameFromTheFuture(9))])
  }

  @Test func sessionWaitsForPageThatLeavesTooManyBytesUnacknowledged() {
    var limits = Limits()
    limits.unacknowledgedBytes = 100
    var state = SessionState.makeConnected(window: 32, limits: limits)
    _ = state.flushed([.setText(node: 1, String(repeating: "a", count: 200))])
    #expect(state.unacknowledgedBytes > 200)
    #expect(state.contentChanged() == [])
    #expect(state.acknowledged(2) == [.flush])
    #expect(state.unacknowledgedBytes == 0)
  }

  @Test func sessionKeepsNoLargeFramesForDisconnectedPage() {
    var limits = Limits()
    limits.keptBytes = 100
    var state = SessionState.makeConnected(limits: limits)
    _ = state.flushed([.setText(node: 1, "small")])
    state.disconnected()
    #expect(state.canResume(received: 1))
    _ = state.connected(received: 1)
    _ = state.flushed([.setText(node: 1, String(repeating: "a", count: 200))])
    state.disconnected()
    #expect(state.unacknowledged == [])
    #expect(state.unacknowledgedBytes == 0)
    #expect(!state.canResume(received: 1))
    #expect(state.canResume(received: 3))
    #expect(state.reopened().last == .rebuild)
  }
}

/// A page and a session's state that are taken through steps.
private struct Walk {
  static let window = 2

  var state: SessionState = {
    var limits = Limits()
    limits.window = window
    return SessionState(id: .make(), limits: limits)
  }()
  /// The numbers of the frames that the page applied.
  var sent: [Int] = []
  private var event = 0
  private var isConnected = false

  mutating func take(_ step: Int) {
    switch step {
    case 0: connect()
    case 1:
      isConnected = false
      state.disconnected()
    case 2: perform(state.contentChanged())
    case 3: perform(state.scheduledFlushDue())
    case 4 where isConnected:
      event += 1
      perform(state.reported(.make(event, received: sent.count)))
    case 5 where isConnected: perform(state.acknowledged(sent.count))
    case 6 where isConnected: perform(state.writabilityChanged(event.isMultiple(of: 2)))
    default: break
    }
  }

  private mutating func connect() {
    guard state.canResume(received: sent.count) else { return }
    isConnected = true
    perform(state.connected(received: sent.count))
  }

  private mutating func perform(_ actions: [SessionState.Action]) {
    for action in actions {
      switch action {
      case .send(let frame) where frame.number > sent.count: sent.append(frame.number)
      case .flush, .rebuild, .advance:
        perform(state.flushed([.remove(node: 1)], isUnfinished: event.isMultiple(of: 3)))
      case .send, .handle, .scheduleFlush, .refuse: break
      }
    }
  }
}
