public import CasePaths
import Testing

@CasePathable
@dynamicMemberLookup
private enum Action {
  /// Adds one.
  case increment
  case set(count: Int), name(String?)
  case move(x: Int, Int)
  case `default`(any Error)
  case child(Child)
  case handler(@Sendable (Int) -> Int)
  #if DEBUG
  case debug
  #else
  case release
  #endif

  @CasePathable
  enum Child: Equatable {
    case tapped
    indirect case nested(Child)
  }

  static func set(_ count: Int) -> Self {
    .set(count: count)
  }
}

@CasePathable
private enum Tree<Element, Root> {
  case leaf(Element)
  case root(Root)
  indirect case node([Self])
}

@CasePathable
private enum Nothing {}

@CasePathable
private enum Single {
  case only(Int)
}

public enum Shell {
  @CasePathable
  public enum Inner {
    case a(Int)
  }
}

@CasePathable
private enum Aging {
  @available(*, deprecated)
  case old
  @available(macOS 99, *)
  case new
}

struct CasePathableMacroTests {
  @Test func casePathableEmbedsAndExtracts() {
    #expect(Action.increment.is(\.increment))
    #expect(Action.set(count: 3)[case: \.set] == 3)
    #expect(Action.increment[case: \.set] == nil)
    #expect(Action.name(nil)[case: \.name] == .some(nil))
    #expect(Action.increment[case: \.name] == .none)
    let move = Action.move(x: 1, 2)[case: \.move]
    #expect(move?.x == 1)
    #expect(move?.1 == 2)
    #expect((\Action.Cases.move)((x: 3, 4)).move?.x == 3)
    #expect((\Action.Cases.set)(5).set == 5)
    #expect(Action.handler { $0 + 1 }.handler?(1) == 2)
  }

  @Test func casePathsReachNestedCases() {
    #expect(Action.child(.nested(.tapped)).is(\.child.nested.tapped))
    #expect((\Action.Cases.child.nested)(.tapped).child == .nested(.tapped))
  }

  @Test func casePathableListsItsCases() {
    let all = Array(Action.allCasePaths)
    #expect(
      all == [
        \.increment, \.set, \.name, \.move, \.default, \.child, \.handler, \.debug,
      ] as [PartialCaseKeyPath<Action>]
    )
    #expect(Array(Nothing.allCasePaths).isEmpty)
    #expect(Array(Single.allCasePaths) == [\.only])
  }

  @Test func casePathableTestsTheCaseOfAValue() {
    #expect(Action.set(count: 1).case == \.set)
    #expect(Action.child(.tapped).case == \.child)
    #expect(Single.only(1).case == \.only)
  }

  @Test func casePathableChangesInPlace() {
    var action = Action.set(count: 1)
    action.modify(\.set) { $0 += 1 }
    #expect(action.set == 2)
    var move = Action.move(x: 1, 2)
    move.modify(\.move) { $0.x = 7 }
    #expect(move.move?.x == 7)
  }

  @Test func casePathableWorksWithGenerics() {
    let tree = Tree<Int, String>.node([.leaf(1), .root("r")])
    #expect(tree[case: \.node]?.first?[case: \.leaf] == 1)
    #expect(tree[case: \.node]?.last?[case: \.root] == "r")
    #expect(Shell.Inner.a(2)[case: \.a] == 2)
    #expect(Aging.new.is(\.new))
  }
}
