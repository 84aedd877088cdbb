@testable import ComposableArchitecture
import Foundation
import OrderedCollections
import Testing

struct StackStateTests {
  @Test func stackStateIsACollection() {
    let stack = StackState(["a", "b", "c"])
    #expect(Array(stack) == ["a", "b", "c"])
    #expect(stack.count == 3)
    #expect(stack[1] == "b")
    #expect(stack.first == "a")
    #expect(stack.last == "c")
    #expect(stack.index(before: stack.endIndex) == 2)
    #expect(stack.index(after: 0) == 1)
    #expect(Array(stack.reversed()) == ["c", "b", "a"])
  }

  @Test func keyPathsLeadThroughIDs() {
    struct Screens { var path = StackState(["a", "b"]) }
    let second: StackElementID = 1
    let element = \Screens.path[id: second]
    var screens = Screens()
    #expect(screens[keyPath: element] == "b")
    screens[keyPath: element] = "c"
    #expect(Array(screens.path) == ["a", "c"])
    #expect(\Screens.path[id: 0]?.count != \Screens.path[id: 1]?.count)
  }

  @Test func stackStateReplacesElementsKeepingTheIDsOfTheOthers() {
    var stack = StackState(["a", "b", "c"])
    stack.replaceSubrange(1..<2, with: ["x", "y"])
    #expect(Array(stack) == ["a", "x", "y", "c"])
    #expect(stack.ids == [0, 3, 4, 2])
    stack.replaceSubrange(2..<4, with: ["z"])
    #expect(Array(stack) == ["a", "x", "z"])
    #expect(stack.ids == [0, 3, 5])
    stack.replaceSubrange(0..<0, with: ["first"])
    #expect(Array(stack) == ["first", "a", "x", "z"])
  }

  @Test func stackStateRemovesElements() {
    var stack = StackState([1, 2, 3, 4])
    #expect(stack.popLast() == 4)
    #expect(stack.removeFirst() == 1)
    #expect(stack.ids == [1, 2])
    stack.removeAll { $0 == 2 }
    #expect(stack.ids == [2])
    stack.removeAll()
    #expect(stack.isEmpty)
    stack.append(5)
    #expect(stack.ids == [4])
  }

  @Test func stackStatePopsFromAndTo() {
    var stack = StackState([1, 2, 3, 4])
    stack.pop(to: 2)
    #expect(stack.ids == [0, 1, 2])
    stack.pop(from: 1)
    #expect(stack.ids == [0])
    stack.pop(from: 7)
    stack.pop(to: 7)
    #expect(stack.ids == [0])
  }

  @Test func stackStateIsEqualIfIDsAndElementsAre() {
    let stack = StackState([1])
    #expect(stack == stack)
    #expect(stack != StackState([1]))
    #expect(Set([stack, stack]).count == 1)
    #expect(StackState<Int>() == StackState([]))
  }

  @Test func stackStateIsEncodedWithoutIDs() throws {
    let stack = StackState([1, 2])
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    let decoded = try JSONDecoder().decode(StackState<Int>.self, from: data)
    #expect(Array(decoded) == [1, 2])
    #expect(decoded.ids == [2, 3])
  }

  @Test func stackStateIsDescribedByItsElements() {
    let stack = StackState(["a", "b"])
    #expect(stack.description == #"["a", "b"]"#)
    #expect(stack.debugDescription == #"[#0: "a", #1: "b"]"#)
    #expect(
      String(customDumping: stack) == """
        [
          #0: "a",
          #1: "b"
        ]
        """
    )
  }

  @Test func stackStateReachesElementsByID() {
    var stack = StackState([Sleeper.State(), Sleeper.State()])
    stack[id: 1]?.count = 5
    #expect(stack[id: 1]?.count == 5)
    #expect(stack[id: 7] == nil)
    stack[id: 0] = nil
    #expect(stack.ids == [1])
    stack[id: 7] = nil
    stack[id: 7]?.count = 1
    #expect(stack.ids == [1])
  }

  @Test func stackStateReachesCasesByID() {
    var stack = StackState([Screens.State.one(Sleeper.State()), .none])
    stack[id: 0, case: /Screens.State.one]?.count = 1
    #expect(stack[id: 0] == .one(Sleeper.State(count: 1)))
    stack[id: 0, case: \.one]?.count = 2
    #expect(stack[id: 0, case: \.one]?.count == 2)
    #expect(stack[id: 0, case: \.two] == nil)
    #expect(stack[id: 1, case: \.one] == nil)
    stack[id: 0, case: \.one] = nil
    #expect(stack.ids == [1])
  }

  @Test func stackStateTakesANewElementByIDInTests() {
    var stack = StackState([1])
    stack[id: 4] = 2
    #expect(Array(stack) == [1, 2])
  }

  @Test @MainActor func stackStateReportsANewElementByIDElsewhere() async {
    let id: StackElementID = 4
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      withDependencies {
        $0.context = .live
      } operation: {
        var stack = StackState([Sleeper.State()])
        line = #line + 1
        stack[id: id] = Sleeper.State()
        withUnsafeMutablePointer(to: &stack[id: id]) { $0.pointee = Sleeper.State() }
        stack[id: id] = nil
        #expect(stack.count == 1)
      }
    }
    #expect(issues.map(\.line) == [line, line + 1])
    #expect(Set(issues.map(\.message)).count == 1)
    #expect(
      issues.first?.message == """
        An element was assigned to an id that is not on the stack.

          ID: #4

          Sleeper.State(
            id: 0,
            count: 0
          )

        The stack was not changed.

        To fix this, use 'append' to push an element.
        """
    )
  }

  @Test @MainActor func stackStateReportsAChangeOfAnotherCase() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      var stack = StackState([Screens.State.one(Sleeper.State())])
      stack[id: 0, case: /Screens.State.two] = Sleeper.State()
      stack[id: 9, case: /Screens.State.two] = Sleeper.State()
      #expect(Array(stack) == [.one(Sleeper.State())])
    }
    #expect(issues.map(\.line) == [line, line + 1])
    #expect(issues.first?.message.contains("State:   Screens.State.one\n") == true)
    #expect(issues.last?.message.contains("State:   nil\n") == true)
  }

  @Test @MainActor func stackStateReportsAWriteToAMissingElement() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      var stack = StackState([Screens.State.one(Sleeper.State())])
      stack[id: 0, case: \.two] = nil
      stack[id: 0, case: \.two]?.count = 1
      stack[id: 9, case: /Screens.State.one]?.count += 1
      #expect(Array(stack) == [.one(Sleeper.State())])
      stack[id: 0, case: \.one]?.count = 1
      #expect(Array(stack) == [.one(Sleeper.State(count: 1))])
      stack[id: 0, case: \.one] = nil
      #expect(stack.isEmpty)
    }
    #expect(issues.map(\.line) == [line, line + 1, line + 2])
  }

  @Test func stackStateHasPathsOfItsActions() {
    typealias Action = StackAction<Sleeper.State, Sleeper.Action>
    let first: CaseKeyPath<Action, Sleeper.Action> = \.[id: 0]
    #expect(first(.bump) == .element(id: 0, action: .bump))
    #expect(Action.element(id: 0, action: .bump)[case: first] == .bump)
    #expect(Action.element(id: 1, action: .bump)[case: first] == nil)
    #expect(Action.popFrom(id: 1)[case: \.popFrom] == 1)
    #expect(Action.push(id: 1, state: Sleeper.State())[case: \.push]?.id == 1)
    #expect(Action.element(id: 1, action: .bump)[case: \.element]?.action == .bump)
    #expect(!Action.element(id: 1, action: .bump).is(\.popFrom))
    #expect(Family.Action.path(.element(id: 1, action: .bump)).is(\.path[id: 1]))
  }
}
