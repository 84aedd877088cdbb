@testable import ComposableArchitecture
import Foundation
import Testing

struct PresentationStateTests {
  struct Host: Equatable, Hashable, Codable {
    @PresentationState var child: Child?
  }
  struct Child: Equatable, Hashable, Codable {
    var title = "a"
    var next: Host?
  }
  struct Screen {
    @PresentationState var destination: Screens.State?
  }

  @Test func copyOfAPresentationStateIsIndependent() {
    var host = Host(child: Child())
    let copy = host
    host.child?.title = "b"
    host.$child.unsharedBox()?.value.title += "c"
    #expect(host.child?.title == "bc")
    #expect(copy.child?.title == "a")
  }

  @Test func uniquelyHeldPresentationStateChangesInPlace() {
    final class Token {}
    struct Element { var tokens = [Token()] }
    var state = PresentationState(wrappedValue: Element())
    let address = state.wrappedValue?.tokens.withUnsafeBufferPointer(\.baseAddress)
    state.unsharedBox()?.value.tokens[0] = Token()
    state.wrappedValue?.tokens[0] = Token()
    #expect(state.wrappedValue?.tokens.withUnsafeBufferPointer(\.baseAddress) == address)
  }

  @Test func presentationStateIsEqualToAnotherWithTheSameValue() {
    #expect(Host() == Host())
    #expect(Host(child: Child()) == Host(child: Child()))
    #expect(Host(child: Child()) != Host())
    #expect(Host(child: Child(title: "b")) != Host(child: Child()))
    #expect(Set([Host(child: Child()), Host(child: Child()), Host()]).count == 2)
  }

  @Test func presentationStateNestsInItself() {
    var host = Host(child: Child(next: Host(child: Child())))
    host.child?.next?.child?.title = "deep"
    #expect(host.child?.next?.child?.title == "deep")
    host.child?.next?.child = nil
    #expect(host == Host(child: Child(next: Host())))
  }

  @Test func presentationStateIsEncodedAsItsValue() throws {
    #expect(try encoded(Host(child: Child())) == #"{"child":{"title":"a"}}"#)
    #expect(try encoded(Host()) == #"{"child":null}"#)
    for host in [Host(), Host(child: Child(title: "b"))] {
      #expect(try JSONDecoder().decode(Host.self, from: Data(encoded(host).utf8)) == host)
    }
  }

  private func encoded(_ host: Host) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(host), as: UTF8.self)
  }

  @Test func presentationStateIsDumpedAsItsValue() {
    #expect(
      String(customDumping: Host(child: Child())) == """
        PresentationStateTests.Host(
          _child: PresentationStateTests.Child(
            title: "a",
            next: nil
          )
        )
        """
    )
  }

  @Test func presentationStateReachesMembersAndCases() {
    let screen = Screen(destination: .one(Sleeper.State(count: 3)))
    let one: PresentationState<Sleeper.State> = screen.$destination.one
    let two: PresentationState<Sleeper.State> = screen.$destination.two
    #expect(one.wrappedValue?.count == 3)
    #expect(two.wrappedValue == nil)
    let count: PresentationState<Int> = one.count
    #expect(count.wrappedValue == 3)
  }

  @Test func presentationStateChangesTheValueInACase() {
    var screen = Screen(destination: .one(Sleeper.State()))
    screen.$destination[case: /Screens.State.one]?.count = 1
    #expect(screen.destination == .one(Sleeper.State(count: 1)))
    screen.$destination[case: \.one]?.count = 2
    #expect(screen.destination == .one(Sleeper.State(count: 2)))
    #expect(screen.$destination[case: \.two] == nil)
    screen.$destination[case: \.one] = nil
    #expect(screen.destination == nil)
  }

  @Test @MainActor func presentationStateReportsAChangeOfAnotherCase() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      var screen = Screen(destination: .one(Sleeper.State()))
      screen.$destination[case: /Screens.State.two] = Sleeper.State()
      #expect(screen.destination == .one(Sleeper.State()))
      screen.destination = nil
      screen.$destination[case: /Screens.State.two] = Sleeper.State()
      #expect(screen.destination == nil)
    }
    #expect(issues.map(\.line) == [line, line + 3])
    #expect(
      issues.first?.message == """
        A value was written to a case that is not the current case of the state.

          Changed: Screens.State.two
          State:   Screens.State.one

        Nothing was changed.

        To fix this, assign the whole state to change its case.
        """
    )
    #expect(issues.last?.message.contains("State:   nil\n") == true)
  }

  @Test @MainActor func presentationStateReportsAWriteWithoutAValue() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      var screen = Screen(destination: .one(Sleeper.State()))
      screen.$destination[case: \.two] = nil
      screen.$destination[case: \.two]?.count = 1
      screen.$destination[case: /Screens.State.two]?.count += 1
      #expect(screen.destination == .one(Sleeper.State()))
      #expect(screen.$destination[case: \.two]?.count == nil)
    }
    #expect(issues.map(\.line) == [line, line + 1, line + 2])
    #expect(
      issues.first?.message == """
        A value was written to a case that is not the current case of the state.

          Changed: Screens.State, the case of a 'Sleeper.State'
          State:   Screens.State.one

        Nothing was changed.

        To fix this, assign the whole state to change its case.
        """
    )
  }
}
