import IdentifiedCollections
import IssueReporting
import Testing
import IssueRecording

@Suite struct IssuesTests {
  @Test func issueNamesElementsWithTheSameID() {
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      let users = IdentifiedArray(uniqueElements: [User(1, "a"), User(2), User(1, "b")])
      users.expect([User(1, "a"), User(2)])
    }
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            An identified array was made of elements of which two have the same id.

                Id: 1
                Left out: User(id: 1, name: "b")

            An element is found by its id. Of those with the same id the array has the first.

            To fix this, pass elements with different ids, or say which one to keep with \
            'init(_:uniquingIDsWith:)'.
            """,
          fileID: #fileID,
          line: line
        )
      ]
    )
  }

  @Test func issueNamesAnElementWithAChangedID() {
    var drafts: IdentifiedArrayOf<Draft> = [Draft(id: 1), Draft(id: 2)]
    let issues = issues { drafts[id: 1]?.id = 7 }
    #expect(
      issues == [
        """
        The id of an element was changed in an identified array.

            Element: Draft(id: 7, text: "")
            Before: 1
            After: 7

        An element is found by its id, so the id has to stay while the element is in the array. It now \
        has the new id, and has taken the place of any other element with that id.

        To fix this, remove the element and insert one with the new id.
        """
      ]
    )
    drafts.expect([Draft(id: 7), Draft(id: 2)])
  }

  @Test func arrayStaysConsistentWhenIDsChange() {
    let drafts: IdentifiedArrayOf<Draft> = [Draft(id: 0), Draft(id: 1), Draft(id: 2)]
    for index in 0..<3 {
      for new in 0..<4 where new != index {
        var byID = drafts
        var byPosition = drafts
        var updated = drafts
        let changed = Draft(id: new, text: "changed")
        let issues = issues {
          byID[id: index] = changed
          byPosition[index].id = new
          byPosition[id: new]?.text = "changed"
          updated.update(changed, at: index)
        }
        #expect(issues.count == 3)
        let expected = (0..<3).compactMap { position in
          position == index ? changed : position == new ? nil : Draft(id: position)
        }
        byID.expect(expected)
        byPosition.expect(expected)
        updated.expect(expected)
      }
    }
  }

  @Test func issueNamesAnElementThatIsSetOutsideOfTheArray() {
    var drafts: IdentifiedArrayOf<Draft> = [Draft(id: 1)]
    let issues = issues {
      drafts[2] = Draft(id: 3)
      drafts[-1] = Draft(id: 4)
    }
    #expect(issues.count == 2)
    #expect(
      issues.first == """
        An element was set at a position that an identified array does not have.

            Element: Draft(id: 3, text: "")
            Position: 2
            Number of elements: 1

        The array stays as it is.

        To fix this, set an element at one of the array's 'indices' or by its id, or call 'append'.
        """
    )
    drafts.expect([Draft(id: 1)])
  }

  @Test func issueOfAnOutsidePositionNamesPrivateTypesWithoutAddresses() {
    var papers: IdentifiedArrayOf<Paper> = []
    let issues = issues { papers[5] = Paper(id: 1) }
    #expect(
      issues.first?.contains("stamp: IdentifiedCollectionsTests.IssuesTests.Stamp(year: 2026))")
        == true
    )
  }

  private struct Stamp { var year = 2026 }

  private struct Paper: Identifiable {
    let id: Int
    let stamp = Stamp()
  }

  @Test func issueNamesAnElementThatIsSetForAnotherID() {
    var drafts: IdentifiedArrayOf<Draft> = [Draft(id: 1)]
    let issues = issues { drafts[id: 5] = Draft(id: 6) }
    #expect(issues.count == 1)
    drafts.expect([Draft(id: 1), Draft(id: 6)])
  }
}
