import IssueRecording
import IssueReporting
import RuntimeMetadata
import Testing

@testable import CasePaths

@Suite struct IssuesTests {
  enum Action { case set(count: Int), named(String), pair(Int, String), reset }
  enum Handlers { case parse((String) -> Int), none }

  @Test func issueNamesATypeThatIsNotAnEnum() {
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
            A case path was made for a type that is not an enum.

                Type: String
                Value: Int

            Only enums have cases. This path never extracts anything.

            To fix this, pass a case, such as '/Action.tapped'. If you do, and the type above is that \
            of a function, write the type of the path: 'let path: AnyCasePath<Action, Int> = \
            /Action.set'. For a type that is not an enum, pass both functions to \
            'AnyCasePath(embed:extract:)'.
            """,
          fileID: #fileID,
          line: line
        )
      ]
    )
  }

  @Test func issueNamesAFunctionWhosePayloadFitsNoCase() {
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

            A case path finds its case by the payload. The function does not return a case with this \
            payload, so the path never extracts anything.

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

        Swift stores functions, and the types of structs and enums, in another form in generic code. \
        This path never extracts anything.

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
      'modify' was called for one case, but the value is of another.

          Type: Child
          Expected: a case with a payload of type 'Int'
          Actual: \(actual)

      Nothing was changed.

      To fix this, check the case with 'is' before you call 'modify'.
      """
    }
    #expect(issues == [text("reset"), text("nil")])
    #expect(child == .reset)
  }

  /// A layout as it would be on another compiler.
  private var wrongLayout: EnumLayout {
    var layout = EnumLayout()
    layout.witnesses.flags += 8
    return layout
  }

  @Test func pathReportsAnUnknownLayoutOfEnums() {
    let issues = issues {
      let path = AnyCasePath(
        reflecting: Action.named,
        location: nil,
        layout: wrongLayout.verified()
      )
      #expect(path.extract(from: .named("x")) == nil)
      let reset = AnyCasePath<Action, Void>(
        reflecting: { .reset },
        location: nil,
        layout: wrongLayout.verified()
      )
      #expect(reset.extract(from: .reset) == nil)
    }
    func text(_ value: String) -> String {
      """
      A case path cannot read the memory of enums in this process.

          Type: Action
          Value: \(value)

      This version of Swift lays out enums in a way that this library does not know. This path never \
      extracts anything.

      To fix this, apply '@CasePathable' to the enum and use a key path, such as '\\.tapped', or pass \
      both functions to 'AnyCasePath(embed:extract:)'.
      """
    }
    #expect(issues == [text("String"), text("()")])
  }

  @Test func metadataReportsAnUnknownLayoutOfEnums() {
    let issues = issues {
      EnumMetadata.reportIfUnknown(wrongLayout.verified())
      EnumMetadata.reportIfUnknown(EnumLayout().verified())
    }
    #expect(
      issues == [
        """
        The cases of enums cannot be told apart in this process.

        This version of Swift lays out enums in a way that this library does not know. Features whose \
        state is an enum do not work: effects stay when the case changes, and alerts in destinations \
        stay.

        To fix this, build with a version of Swift that this library was tested with.
        """
      ]
    )
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
