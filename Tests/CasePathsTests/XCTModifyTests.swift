import CasePaths
import Testing
import IssueRecording

@Suite struct XCTModifyTests {
  @Test func xctModifyModifiesTheCase() {
    var child = Child.set(1)
    XCTModify(&child, case: \.set) { $0 = 2 }
    #expect(child == .set(2))
    XCTModify(&child, case: /Child.set) { $0 = 3 }
    #expect(child == .set(3))
    var optional: Int? = 1
    XCTModify(&optional) { $0 += 1 }
    #expect(optional == 2)
  }

  @Test func xctModifyFailsForAnotherCase() {
    var child = Child.reset
    var optional: Int?
    let issues = issues {
      XCTModify(&child, case: \.set, "Expected a count") { $0 = 2 }
      XCTModify(&optional) { $0 += 1 }
    }
    #expect(
      issues == [
        """
        A value is not of the expected case: Expected a count

            Type: Child
            Expected: a case with a payload of type 'Int'
            Actual: reset

        To fix this, look at what made the value, or expect its actual case.
        """,
        """
        A value was expected, but there is none.

            Type: Int?

        To fix this, look at what should have made the value.
        """,
      ]
    )
    #expect(child == .reset)
  }

  @Test func xctModifyFailsIfNothingChanges() {
    var child = Child.set(1)
    let text = """
      The closure of 'XCTModify' changed nothing.

          Value: 1

      The closure makes the change that a test expects, so it has to change something.

      To fix this, change the value in the closure, or remove the call.
      """
    #expect(issues { XCTModify(&child, case: \.set) { $0 = 1 } } == [text])
    let silent = issues {
      XCTModifyLocals.$isExhaustive.withValue(false) { XCTModify(&child, case: \.set) { $0 = 1 } }
    }
    #expect(silent == [])
  }

  @Test func xctModifyFailsIfTheClosureThrows() {
    struct Failure: Error {}
    var child = Child.set(1)
    let issues = issues {
      XCTModify(&child, case: \.set) {
        $0 = 2
        throw Failure()
      }
    }
    #expect(
      issues == [
        """
        The closure of 'XCTModify' threw an error.

            Error: Failure()

        To fix this, look at what threw the error, or catch it in the closure.
        """
      ]
    )
    #expect(child == .set(2))
  }

  @Test func xctUnwrapReturnsTheCase() throws {
    #expect(try XCTUnwrap(Child.set(1), case: /Child.set) == 1)
    let issues = issues {
      #expect(throws: (any Error).self) {
        try XCTUnwrap(Child.reset, case: { $0.set })
      }
    }
    #expect(issues.count == 1)
  }
}
