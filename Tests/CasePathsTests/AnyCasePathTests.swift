import CasePaths
import Testing

@Suite struct AnyCasePathTests {
  enum Child: Equatable { case set(Int), reset }
  enum Parent: Equatable { case child(Child), count(Int), none }

  @Test func casePathUsesBothFunctions() {
    let path = AnyCasePath<String, Int>(embed: { "\($0)" }, extract: { Int($0) })
    #expect(path.embed(3) == "3")
    #expect(path.extract(from: "4") == 4)
    #expect(path.extract(from: "x") == nil)
  }

  @Test func casePathTakesACaseForMacros() {
    let path = AnyCasePath<Parent, Int>._$embed(Parent.count) {
      if case .count(let count) = $0 { count } else { nil }
    }
    #expect(path.embed(1) == .count(1))
    #expect(path.extract(from: .count(2)) == 2)
  }

  @Test func casePathAppendsAPathOfItsValue() {
    let child: AnyCasePath<Parent, Child> = /Parent.child
    let set: AnyCasePath<Child, Int> = /Child.set
    for path in [child.appending(path: set), child .. set, child .. Child.set] {
      #expect(path.embed(1) == .child(.set(1)))
      #expect(path.extract(from: .child(.set(2))) == 2)
      #expect(path.extract(from: .child(.reset)) == nil)
      #expect(path.extract(from: .count(1)) == nil)
    }
    let extract: (Parent) -> Child? = child.extract
    #expect((extract .. Child.set)(.child(.set(3))) == 3)
  }

  @Test func casePathConvertsToAFunction() {
    let values: [Parent] = [.count(1), .none, .child(.reset), .count(2)]
    #expect(values.compactMap(/Parent.count) == [1, 2])
    let isNone: (Parent) -> Void? = /Parent.none
    #expect(values.compactMap(isNone).count == 1)
    let optionals: [Parent?] = [nil, .count(1), .some(.none)]
    let count: (Parent?) -> Int? = /Parent.count
    #expect(optionals.compactMap(count) == [1])
    let isSomeNone: (Parent?) -> Void? = /Parent.none
    #expect(optionals.compactMap(isSomeNone).count == 1)
  }

  @Test func casePathMatchesInASwitch() {
    func name(_ value: Parent) -> String {
      switch value {
      case /Parent.child .. /Child.set: "set"
      case /Parent.child: "child"
      case /Parent.none: "none"
      default: "other"
      }
    }
    #expect(
      [.child(.set(1)), .child(.reset), .none, .count(1)].map(name) == [
        "set", "child", "none", "other",
      ]
    )
  }

  @Test func casePathOfATypeIsTheIdentity() {
    let path: AnyCasePath<Parent, Parent> = /Parent.self
    #expect(path.extract(from: .count(1)) == .count(1))
    #expect(path.embed(.none) == .none)
    #expect(AnyCasePath<Int, Int>.`self`.extract(from: 1) == 1)
    #expect(AnyCasePath(Int.self).embed(2) == 2)
    let again: AnyCasePath<Parent, Parent> = /path
    #expect(again.extract(from: .none) == Parent.none)
  }

  @Test func casePathHasPathsOfStandardTypes() {
    #expect(AnyCasePath<Int?, Int>.some.extract(from: 1) == 1)
    #expect(AnyCasePath<Int?, Int>.some.extract(from: nil) == nil)
    #expect(AnyCasePath<Int, Never>.never.extract(from: 1) == nil)
    #expect(AnyCasePath<Void, Int>.constant(3).extract(from: ()) == 3)
    #expect(AnyCasePath<String, Int>.description.extract(from: "12") == 12)
    #expect(AnyCasePath<String, Int>.description.embed(12) == "12")
    #expect(AnyCasePath<Int, FloatSign>.rawValue.extract(from: 1) == .minus)
    #expect(AnyCasePath<Int, FloatSign>.rawValue.extract(from: 7) == nil)
    #expect(AnyCasePath<Int, FloatSign>.rawValue.embed(.minus) == 1)
  }

  @Test func casePathModifiesItsCase() throws {
    let path: AnyCasePath<Parent, Int> = /Parent.count
    var value = Parent.count(1)
    // The first extraction finds the case, and the second uses it.
    for expected in 2...3 {
      #expect(
        try path.modify(&value) {
          $0 += 1; return $0
        } == expected
      )
      #expect(value == .count(expected))
    }
    var other = Parent.none
    #expect(throws: (any Error).self) { try path.modify(&other) { $0 += 1 } }
    #expect(other == .none)
  }

  @Test func modifyKeepsChangesMadeBeforeAnError() {
    struct Failure: Error {}
    let path: AnyCasePath<Parent, Int> = /Parent.count
    var value = Parent.count(1)
    for expected in 2...3 {
      #expect(throws: Failure.self) {
        try path.modify(&value) {
          $0 += 1
          throw Failure()
        }
      }
      #expect(value == .count(expected))
    }
  }

  @Test func casePathDescribesItself() {
    let path: AnyCasePath<Child, Int> = /Child.set
    #expect("\(path)" == "AnyCasePath<Child, Int>")
    #expect(String(reflecting: path) == "AnyCasePath<Child, Int>")
  }

  @Test func casePathIsUsableFromManyTasks() async {
    let path: AnyCasePath<Parent, Int> = /Parent.count
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        group.addTask {
          (path.extract(from: .count(number)) ?? -1) + (path.extract(from: .none) ?? 0)
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 4950)
  }
}

private enum FloatSign: Int { case plus, minus }
