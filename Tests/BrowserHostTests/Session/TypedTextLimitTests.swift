import Testing
import ViewCore

@testable import BrowserHost

/// Attacks of a page on the texts that a session keeps to merge them with those of the user.
struct TypedTextLimitTests {
  private let field = 7
  private let other = 8

  private func report(
    _ text: String,
    in node: NodeID,
    _ number: Int,
    received: Int,
    _ state: inout SessionState
  ) -> SessionState.Action? {
    state.reported(.make(number, received: received, node: node, .input(text))) { _ in "" }.first
  }

  /// The app writes into a field for each text in another one, as for two fields with one binding.
  private func write(_ texts: [String], _ state: inout SessionState) {
    _ = report("", in: field, 1, received: 1, &state)
    for (index, text) in texts.enumerated() {
      _ = report(text, in: other, index + 2, received: index + 1, &state)
      _ = state.flushed([.setAttribute(node: field, name: "value", value: text)])
      _ = state.acknowledged(index + 2)
    }
  }

  @Test func writingsThatThePageHasAreForgotten() {
    var state = SessionState.makeConnected()
    write(Array(repeating: "x", count: 1000), &state)
    // The texts of both fields, and the last writing.
    #expect(state.typedBytes == 2)
    _ = state.flushed([.setAttribute(node: field, name: "value", value: "X")])
    // The user types without the last text, which is merged as always.
    #expect(
      report("xy", in: field, 2000, received: 1001, &state) == .handle(.input("Xy"), node: field)
    )
  }

  /// Each time that a page comes back, it claims to have all frames, and then acknowledges none.
  @Test func writingsStayFewWhenAPageComesBackAgainAndAgain() {
    var state = SessionState.makeConnected(window: 4)
    _ = report("", in: field, 1, received: 1, &state)
    var frame = 1
    for _ in 1...1000 {
      _ = state.flushed([.setAttribute(node: field, name: "value", value: "x")])
      frame += 1
      state.disconnected()
      _ = state.connected(received: frame)
    }
    #expect(state.typedBytes == 5)
  }

  @Test func writingsOfDroppedFramesAreForgotten() {
    var state = SessionState.makeConnected(window: 4)
    _ = report("", in: field, 1, received: 1, &state)
    for text in ["a", "b", "c"] {
      _ = state.flushed([.setAttribute(node: field, name: "value", value: text)])
    }
    #expect(state.typedBytes == 3)
    state.forgetFrames()
    #expect(state.typedBytes == 1)
  }

  /// An event that is sent again may be older than the frames that its page has by then.
  @Test func eventFromBeforeAReturnIsMergedWithTheTextThatItKnew() {
    var state = SessionState.makeConnected(window: 4)
    _ = report("one", in: field, 1, received: 1, &state)
    _ = state.flushed([.setAttribute(node: field, name: "value", value: "ONE")])
    _ = state.flushed([.setAttribute(node: field, name: "value", value: "TWO")])
    // The user has typed after the first of these frames, and the event is lost.
    state.disconnected()
    _ = state.connected(received: 3)
    #expect(
      report("ONE!", in: field, 2, received: 2, &state) == .handle(.input("TWO!"), node: field)
    )
  }

  @Test func longTextsOfOtherFieldsAreForgotten() {
    var limits = Limits()
    limits.messageBytes = 100
    var state = SessionState.makeConnected(limits: limits)
    for number in 1...16 {
      _ = report(String(repeating: "x", count: 100), in: number, number, received: 1, &state)
      _ = state.flushed([])
      #expect(state.typedBytes <= 500)
    }
    // A field that was forgotten is like one that was never typed into.
    #expect(report("a", in: 1, 17, received: 1, &state) == .handle(.input("a"), node: 1))
  }

  /// The app moves the focus to another field, and the page never says that it knows.
  @Test func textTypedAheadStaysShort() {
    var texts = TypedTexts()
    var shown: [NodeID: String] = [field: "", other: ""]
    texts.wrote([], focus: other, frame: 2)
    for number in 1...40 {
      let text = number.isMultiple(of: 2) ? "" : String(repeating: "x", count: 1000)
      let report = PageEvent.make(number, received: 1, node: field, .input(text))
      let (event, node) = texts.reported(report) { shown[$0] }
      if case .input(let merged) = event { shown[node] = merged }
    }
    let length = shown[other, default: ""].utf8.count
    #expect((3000...TypedTexts.longestMerged).contains(length))
  }

  @Test func writingsOfTheNewestFieldAreForgottenWhenTheyAreTooLong() {
    var texts = TypedTexts(byteLimit: 1000)
    _ = texts.reported(.make(1, received: 1, node: field, .input("x"))) { _ in "" }
    for frame in 2...100 {
      let text = String(repeating: "x", count: 100)
      texts.wrote([.setAttribute(node: field, name: "value", value: text)], frame: frame)
      #expect(texts.bytes <= 1100)
    }
  }
}
