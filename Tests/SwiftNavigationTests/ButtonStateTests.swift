import CustomDump
import IssueRecording
import SwiftNavigation
import Testing

@testable import ViewCore

@Suite struct ButtonStateTests {
  enum Action: Hashable { case tap, hold }

  @Test func buttonStateSendsNothingByDefault() {
    let button = ButtonState<Action> { TextState("OK") }
    #expect(button.role == nil)
    #expect(button.action == .send(nil))
    #expect(button.label == TextState("OK"))
  }

  @Test func buttonStateIsEqualWithAnotherID() {
    func make(role: ButtonStateRole? = nil, _ action: Action = .tap, label: String = "OK")
      -> ButtonState<Action>
    { ButtonState(role: role, action: action) { TextState(label) } }
    #expect(make().id != make().id)
    #expect(make() == make())
    #expect(Set([make(), make()]).count == 1)
    #expect(make() != make(role: .cancel))
    #expect(make() != make(.hold))
    #expect(make() != make(label: "No"))
  }

  @Test func buttonStatePassesItsActionToAClosure() async {
    let tap = ButtonState<Action>(action: .tap) { TextState("OK") }
    let dismiss = ButtonState<Action> { TextState("Cancel") }
    var received: [Action?] = []
    tap.withAction { received.append($0) }
    dismiss.withAction { received.append($0) }
    #expect(received == [.tap, nil])

    let awaited = LockIsolated<[Action?]>([])
    await tap.withAction { action in
      await Task.yield()
      awaited.withValue { $0.append(action) }
    }
    await dismiss.withAction { action in
      await Task.yield()
      awaited.withValue { $0.append(action) }
    }
    #expect(awaited.value == [.tap, nil])
  }

  @Test func animatedButtonAnimatesItsChanges() {
    let button = ButtonState(action: .send(Action.tap, animation: .easeIn)) { TextState("OK") }
    var performed: [(Action?, Animation?)] = []
    button.withAction { performed.append(($0, Transaction.current.animation)) }
    button.map { $0 }.withAction { performed.append(($0, Transaction.current.animation)) }
    #expect(performed.map(\.0) == [.tap, .tap])
    #expect(performed.map(\.1) == [.easeIn, .easeIn])
    #expect(button.action.action == .tap)
    #expect(button.action != .send(.tap))
    #expect(button.action == .send(.tap, animation: .easeIn))
  }

  @Test func buttonStateReportsAnImpossibleAnimation() async {
    let button = ButtonState(action: .send(Action.tap, animation: .easeIn)) { TextState("OK") }
    let recorder = IssueRecorder()
    let received = LockIsolated<[Action?]>([])
    await withIssueReporters([recorder]) {
      await button.withAction { action in
        await Task.yield()
        received.withValue { $0.append(action) }
      }
    }
    #expect(received.value == [.tap])
    #expect(recorder.texts.count == 1)
    let issue = recorder.texts.first ?? ""
    #expect(
      issue.hasPrefix(
        "A button with an animation was performed by an asynchronous closure.\n\n  ButtonState("
      )
    )
    #expect(
      issue.hasSuffix(
        """
        An animation covers the changes that a closure makes before it suspends. An asynchronous closure may \
        suspend first, so this one was performed without an animation.

        To fix this, perform the button with a synchronous closure, and animate what the closure starts.
        """
      )
    )
  }

  @Test func buttonStateMapsItsAction() {
    let button = ButtonState<Action>(role: .cancel, action: .tap) { TextState("OK") }
    let mapped = button.map { $0 == .tap ? 1 : nil }
    #expect(mapped.id == button.id)
    #expect(mapped.role == .cancel)
    #expect(mapped.label == button.label)
    #expect(mapped.action == .send(1))
    #expect(button.map { _ in Int?.none }.action == .send(nil))
  }

  @Test func buttonStateDumpsItsAction() {
    func dump(_ action: ButtonStateAction<Action>) -> String {
      String(customDumping: action).filter { !$0.isWhitespace }
    }
    #expect(dump(.send(.hold)) == "ButtonStateAction.send(.hold)")
    #expect(dump(.send(nil)) == "ButtonStateAction.send(nil)")
    #expect(
      dump(.send(.hold, animation: nil)) == "ButtonStateAction.send(.hold,animation:nil)"
    )
  }

  @Test(arguments: [false, true], 0...2)
  func buttonStateIsBuiltFromBlocks(isFirst: Bool, count: Int) {
    @ButtonStateBuilder<Int> func buttons() -> [ButtonState<Int>] {
      if isFirst {
        ButtonState(action: 10) { TextState("first") }
      } else {
        ButtonState(action: 20) { TextState("second") }
        ButtonState { TextState("third") }
      }
      if count > 1 {
        ButtonState(action: 30) { TextState("many") }
      }
      for index in 0..<count {
        ButtonState(action: index) { TextState("\(index)") }
      }
      if #available(macOS 14, *) {
        ButtonState(action: 40) { TextState("available") }
      }
    }
    let expected: [Int?] =
      (isFirst ? [10] : [20, nil]) + (count > 1 ? [30] : []) + (0..<count).map { $0 } + [40]
    #expect(buttons().map(\.action.action) == expected)
  }
}
