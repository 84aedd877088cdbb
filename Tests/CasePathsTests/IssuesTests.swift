import CasePaths
import IssueReporting
import Testing
import IssueRecording

@Suite struct IssuesTests {
  enum Action { case set(count: Int), named(String), pair(Int, String), reset }
  enum Handlers { case parse((String) -> Int), none }

  @Test func issueNamesATypeThatIsNoEnum() {
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      let path = AnyCasePath<String, Int>(unsafe: { "\($0)" })
      #expect(path.extract(from: "1") == nil)
    }
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            A case path was asked for of a type that is not an enum.

                Type: String
                Value: Int

            Only enums have cases. This path never extracts anything.

            To fix this, pass a case, such as '/Action.tapped'. If you do, and the type above is that \
            of a function, say the type of the path: 'let path: AnyCasePath<Action, Int> = \
            /Action.set'. For a type that is no enum, pass both functions to \
            'AnyCasePath(embed:extract:)'.
            """,
          fileID: #fileID,
          line: line
        )
      ]
    )
  }

  @Test func issueNamesAFunctionWithAPayloadOfNoCase() {
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      let path = AnyCasePath<Action, Double>(unsafe: { .set(count: Int($0)) })
      #expect(path.extract(from: .reset) == nil)
      #expect(path.extract(from: .set(count: 1)) == nil)
    }
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            A case path was made from a function that is not a case.

                Function: (Double) -> Action
                Cases: set(count: Int), named(String), pair(Int, String), reset

            A case path finds its case by the payload. It never extracts anything, because no case \
            with this payload comes out of this function.

            To fix this, pass the case itself, such as '/Action.tapped', or give the path both \
            functions with 'AnyCasePath(embed:extract:)'.
            """,
          fileID: #fileID,
          line: line
        )
      ]
    )
  }

  @Test func issueNamesAFunctionThatMakesAnotherCase() {
    let issues = issues {
      let path: AnyCasePath<Action, Int> = /{ Action.named("\($0)") }
      #expect(path.extract(from: .reset) == nil)
      #expect(path.extract(from: .set(count: 1)) == nil)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("Function: (Int) -> Action") == true)
  }

  @Test func issueNamesAPayloadThatCannotBeRead() {
    let issues = issues {
      let path: AnyCasePath<Handlers, (String) -> Int> = /Handlers.parse
      #expect(path.extract(from: .none) == nil)
      #expect(path.extract(from: .parse { $0.count }) == nil)
      #expect(path.extract(from: .parse { $0.count }) == nil)
    }
    #expect(
      issues == [
        """
        A case path cannot read the payload of its case.

            Case: Handlers.parse
            Payload: (String) -> Int

        Where the types of a function's parameters and results are known, Swift stores it in another \
        form than generic code expects; the same is true of the type of a struct or enum. This path \
        never extracts anything.

        To fix this, give the path both functions with 'AnyCasePath(embed:extract:)', or wrap the \
        payload in a struct.
        """
      ]
    )
  }

  @Test func issueNamesTheCaseThatIsNotToBeModified() {
    var child = Child.reset
    let none: Child? = nil
    var optional = none
    let issues = issues {
      child.modify(\.set) { $0 += 1 }
      optional.modify(\.set) { $0 += 1 }
    }
    func text(_ actual: String) -> String {
      """
      'modify' was called for a case that the value is not of.

          Type: Child
          Expected: a case with a payload of type 'Int'
          Actual: \(actual)

      Nothing was changed.

      To fix this, call 'modify' only when the value is of the case, which 'is' tells.
      """
    }
    #expect(issues == [text("reset"), text("nil")])
    #expect(child == .reset)
  }

  @Test func uninhabitedPayloadsReportNothing() {
    enum Impossible { case never(Never), int(Int) }
    let issues = issues {
      let path: AnyCasePath<Impossible, Never> = /Impossible.never
      #expect(path.extract(from: .int(1)) == nil)
    }
    #expect(issues == [])
  }

  @Test func similarPayloadOfAnotherCaseIsNotRead() {
    enum Types { case pair(Int, Int.Type), parse(((Int) -> Int)?), any(Any), none }
    let any: AnyCasePath<Types, (Int, Any.Type)> = /Types.any
    #expect(any.extract(from: .pair(1, Int.self)) == nil)
    #expect(any.extract(from: .parse(nil)) == nil)
    #expect(any.extract(from: .any((2, Int.self as Any.Type)))?.0 == 2)
  }
}
