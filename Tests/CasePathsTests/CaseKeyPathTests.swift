import CasePaths
import Testing

@dynamicMemberLookup
enum Child: CasePathable, Equatable {
  case set(Int), list([Int]), reset

  struct AllCasePaths: CasePathReflectable, Sequence {
    let set: AnyCasePath<Child, Int> = /Child.set
    let list: AnyCasePath<Child, [Int]> = /Child.list
    let reset: AnyCasePath<Child, Void> = /Child.reset

    subscript(root: Child) -> PartialCaseKeyPath<Child> {
      switch root {
      case .set: \.set
      case .list: \.list
      case .reset: \.reset
      }
    }

    func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Child>> {
      [\.set, \.list, \.reset].makeIterator()
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Child: CasePathIterable {}

@dynamicMemberLookup
enum Parent: CasePathable, Equatable {
  case child(Child), optional(Child?), none

  struct AllCasePaths {
    let child: AnyCasePath<Parent, Child> = /Parent.child
    let optional: AnyCasePath<Parent, Child?> = /Parent.optional
    let none: AnyCasePath<Parent, Void> = /Parent.none
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@Suite struct CaseKeyPathTests {
  @Test func caseKeyPathReadsAValue() {
    #expect(Child.set(1)[case: \.set] == 1)
    #expect(Child.reset[case: \.set] == nil)
    #expect(Child.reset[case: \.reset] != nil)
    #expect(Parent.child(.set(2))[case: \.child.set] == 2)
    #expect(Parent.none[case: \.child.set] == nil)
    #expect(Child.set(1)[case: \.self] == .set(1))
  }

  @Test func caseKeyPathReadsAValueOfUnknownType() {
    let paths: [PartialCaseKeyPath<Child>] = [\.set, \.list, \.reset]
    let values: [Any?] = paths.map { Child.set(1)[case: $0] }
    #expect(values[0] as? Int == 1)
    #expect(values[1] == nil)
    #expect(values[2] == nil)
  }

  @Test func caseKeyPathReadsAValueLikeAProperty() {
    #expect(Child.set(1).set == 1)
    #expect(Child.reset.set == nil)
    #expect(Parent.child(.set(1)).child?.set == 1)
    #expect(Child.set(1).list?.first == nil)
  }

  @Test func caseKeyPathWritesOnlyToItsCase() {
    var value = Child.set(1)
    value[case: \.set] = 2
    #expect(value == .set(2))
    value[case: \.list] = [1]
    #expect(value == .set(2))
  }

  @Test func caseKeyPathTestsTheCase() {
    #expect(Child.set(1).is(\.set))
    #expect(!Child.set(1).is(\.reset))
    #expect(Parent.child(.reset).is(\.child.reset))
    #expect(!Parent.child(.reset).is(\.child.set))
    let optional: Child? = .set(1)
    #expect(optional.is(\.set))
    #expect(!optional.is(\.reset))
    let none: Child? = nil
    #expect(!none.is(\.set))
    #expect(optional.is(\.some))
  }

  @Test func literalAndStoredCaseKeyPathsReadTheSame() {
    let set: CaseKeyPath<Child, Int> = \.set
    let throughOptional: CaseKeyPath<Parent, Int> = \.optional.set
    for child in [Child.set(1), .list([]), .reset] {
      #expect(child[case: \.set] == child[case: set])
      #expect(child.is(\.set) == child.is(set))
      #expect(child.is(\.self))
      let parent = Parent.optional(child)
      #expect(parent[case: \.optional.set] == parent[case: throughOptional])
      #expect(parent.is(\.optional.set) == parent.is(throughOptional))
    }
    let none: Child? = nil
    #expect(none.is(\.none))
    #expect(!none.is(\.some))
    #expect(Parent.optional(nil).is(\.optional))
    #expect(!Parent.optional(nil).is(\.optional.set))
  }

  @Test func caseKeyPathMakesValues() {
    let set: CaseKeyPath<Child, Int> = \.set
    let reset: CaseKeyPath<Child, Void> = \.reset
    let nested: CaseKeyPath<Parent, Int> = \.child.set
    #expect(set(1) == Child.set(1))
    #expect(reset() == Child.reset)
    #expect(nested(1) == Parent.child(.set(1)))
    let partial: PartialCaseKeyPath<Child> = \.set
    #expect(partial(1) == Child.set(1))
    #expect(partial("x") == Child?.none)
  }

  @Test func caseKeyPathMatchesInASwitch() {
    func name(_ child: Child) -> String {
      switch child {
      case \.set: "set"
      case \.reset: "reset"
      default: "other"
      }
    }
    #expect([.set(1), .reset, .list([])].map(name) == ["set", "reset", "other"])
  }

  @Test func caseKeyPathsCompareAndAppend() {
    let child: CaseKeyPath<Parent, Child> = \.child
    let set: CaseKeyPath<Child, Int> = \.set
    #expect(child.appending(path: set) == \Parent.Cases.child.set)
    #expect(Set([\Child.Cases.set, \Child.Cases.set]).count == 1)
    #expect(Child.set(1).case == \Child.Cases.set)
  }

  @Test func caseKeyPathListsAllCases() {
    #expect(Array(Child.allCasePaths) == [\.set, \.list, \.reset])
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Array(Result<Int, any Error>.allCasePaths) == [\.success, \.failure])
    #expect(Array(Never.allCasePaths) == [])
  }

  @Test func caseKeyPathModifiesInPlace() {
    var value = Parent.child(.list([1]))
    value.modify(\.child.list) { $0.append(2) }
    #expect(value == .child(.list([1, 2])))
    var optional: Child? = .set(1)
    optional.modify(\.set) { $0 += 1 }
    #expect(optional == .set(2))
    let path: CaseKeyPath<Child, Int> = \.set
    optional.modify(path) { $0 += 1 }
    optional?.modify(path) { $0 += 1 }
    optional?.modify(\.set) { $0 += 1 }
    #expect(optional == .set(5))
  }

  @Test func casePathIsTheSameFromEachKindOfKeyPath() {
    let written = AnyCasePath<Child, Int>(\.set)
    let kept = AnyCasePath(\Child.Cases.set)
    for path in [written, kept] {
      #expect(path.embed(3) == .set(3))
      #expect(path.extract(from: .set(3)) == 3)
      #expect(path.extract(from: .reset) == nil)
    }
  }

  @Test func caseKeyPathReachesThroughOptionals() {
    #expect(Parent.optional(.set(1))[case: \.optional.set] == 1)
    #expect(Parent.optional(nil)[case: \.optional.set] == nil)
    let path: CaseKeyPath<Parent, Int> = \.optional.set
    #expect(path(3) == Parent.optional(.set(3)))
    #expect(Int?.some(1)[case: \.some] == 1)
    #expect(Int?.none[case: \.none] != nil)
    #expect(Int?.none.case == \Int?.Cases.none)
  }

  @Test func caseKeyPathReadsResults() {
    let result = Result<Int, any Error>.success(1)
    #expect(result[case: \.success] == 1)
    #expect(result.is(\.success))
    #expect(!result.is(\.failure))
    #expect(result.case == \Result<Int, any Error>.Cases.success)
    #expect(AnyCasePath(\Result<Int, any Error>.Cases.success).extract(from: result) == 1)
  }

  @Test func caseKeyPathConvertsToACasePath() {
    let path = AnyCasePath(\Parent.Cases.child.set)
    #expect(path.extract(from: .child(.set(1))) == 1)
    #expect(path.embed(2) == .child(.set(2)))
    let identity = AnyCasePath(\Parent.Cases.self)
    #expect(identity.extract(from: .none) == Parent.none)
    #expect(identity.embed(.none) == .none)
    let child: AnyCasePath<Parent, Child> = /Parent.child
    #expect(child.set.extract(from: .child(.set(4))) == 4)
    let made = Case<Int>(embed: { Child.set($0) }, extract: { $0.set })
    #expect(made._extract(from: Child.set(5)) == 5)
    #expect(made._extract(from: "x") == nil)
    #expect(made._embed(6) as? Child == .set(6))
  }
}
