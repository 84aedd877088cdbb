import CasePaths
import Testing

/// The cache keeps case paths by the identity of key paths.
struct CasePathCacheTests {
  @CasePathable
  enum Action: Equatable {
    case first(Int)
    case second(Int)
    case inner(Inner)
  }

  @CasePathable
  enum Inner: Equatable {
    case first(String)
  }

  @Test func eachKeyPathLeadsToItsOwnCase() {
    let first: CaseKeyPath<Action, Int> = \.first
    let second: CaseKeyPath<Action, Int> = \.second
    for _ in 0..<3 {
      #expect(Action.first(1)[case: first] == 1)
      #expect(Action.first(1)[case: second] == nil)
      #expect(second(2) == .second(2))
      #expect(first(2) == .first(2))
    }
  }

  @Test func keyPathsBeyondTheCacheLimitStillLeadToTheirCase() {
    var first: [CaseKeyPath<Action, Int>] = []
    var second: [CaseKeyPath<Action, Int>] = []
    for _ in 0..<500 {
      first.append(/Action.first)
      second.append(/Action.second)
    }
    for _ in 0..<2 {
      for keyPath in first { #expect(Action.first(1)[case: keyPath] == 1) }
      for keyPath in second { #expect(Action.first(1)[case: keyPath] == nil) }
    }
  }

  @Test func threadsShareCasePaths() async {
    let first: CaseKeyPath<Action, Int> = \.first
    let inner: CaseKeyPath<Action, String> = \.inner.first
    let paths = UncheckedKeyPaths(first: first, inner: inner)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { number in
            let found: Int? = Action.first(number)[case: paths.first]
            let text: String? = Action.inner(.first("\(task)"))[case: paths.inner]
            return found == number && text == "\(task)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  // NB: Key paths of cases have no arguments that threads could share.
  private struct UncheckedKeyPaths: @unchecked Sendable {
    let first: CaseKeyPath<Action, Int>
    let inner: CaseKeyPath<Action, String>
  }
}
