import Synchronization
import Testing
import ViewCore
import ViewTesting

/// The places and texts of reported failures.
@MainActor
struct FailureTests {
  /// The issues of a test that has to fail: at which line, and what they say.
  private func issues(
    of test: () async throws -> Void
  ) async rethrows -> [(line: Int?, text: String)] {
    let issues = Mutex<[(line: Int?, text: String)]>([])
    try await withKnownIssue {
      try await test()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      issues.withLock { $0.append((issue.sourceLocation?.line, text)) }
      return true
    }
    return issues.withLock(\.self)
  }

  @Test func aFailureIsReportedOnceAtTheLineOfTheCall() async throws {
    let view = ViewHarness {
      Button("Save all") {}
      Button("Locked") {}.disabled(true)
      Text("save")
    }
    let element = try view.element(.button("Locked"))
    var isReached = false
    let calls: [(Int, () async throws -> Void)] = [
      (#line, { try view.tap(.button("Save")) }),
      (#line, { try view.type("a", into: .textField("Name")) }),
      (#line, { _ = try view.attribute("value", of: .button("Save")) }),
      (#line, { try await view.waitFor(.button("Save"), timeout: .zero) }),
      (#line, { try await view.wait(until: { _ in false }, timeout: .zero) }),
      (#line, { try view.goBack() }),
      (#line, { try view.dismiss() }),
      (#line, { try view.moveRow(1, by: 1) }),
      (#line, { try view.swipe(.text("save")) }),
      (#line, { try element.tap() }),
    ]
    for (line, call) in calls {
      let issues = try await issues {
        try await call()
        isReached = true
      }
      #expect(issues.map(\.line) == [line])
    }
    #expect(!isReached)
  }

  @Test func failureShowsTheNearestMatchAndAnOutline() async throws {
    let view = ViewHarness {
      Button("Save all") {}
      Button("Cancel") {}
      Text("save")
    }
    let issues = try await issues { try view.tap(.button("Save")) }
    #expect(
      issues.map(\.text) == [
        """
        There is no button "Save" on the page.

          Nearest: button "Save all"
                   text "save"

        The page:

          button "Save all"
          button "Cancel"
          text "save"

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test func failureOfAPartOfANameShowsTheNearestNames() async throws {
    let view = ViewHarness { Button("Save") {} }
    let issues = try await issues { try view.tap(.button.matching(partOfName: "sive")) }
    #expect(
      issues.map(\.text) == [
        """
        There is no button "…sive…" on the page.

          Nearest: button "Save"

        The page:

          button "Save"

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test func missingButtonOfARowMayBeASwipeAction() async throws {
    let view = ViewHarness {
      List { Text("Rent").swipeActions { Button("Archive") {} } }
    }
    let query = ElementQuery.button("Archive", in: .row("Rent"))
    let issues = try await issues { try view.tap(query) }
    #expect(
      issues.map(\.text) == [
        """
        There is no button "Archive" in row "Rent" on the page.

        The page:

          list
            listitem
              text "Rent"

        To fix this, query an element that is on the page, or wait for one that appears later. \
        If it is a swipe action, swipe the row first.
        """
      ]
    )
    try view.swipe(.row("Rent"))
    try view.tap(query)
  }

  @Test func twoSwappedLettersAreOneStepToTheNearestName() async throws {
    let view = ViewHarness { Button("Rent") {} }
    let issues = try await issues { try view.tap(.button("Rnet")) }
    #expect(issues.map { $0.text.contains(#"  Nearest: button "Rent""#) } == [true])
  }

  @Test func failureNamesTheMissingContainer() async throws {
    let view = ViewHarness { List { Text("Rent") } }
    let issues = try await issues { try view.tap(.button("Delete", in: .row("Rant"))) }
    #expect(
      issues.map(\.text) == [
        """
        There is no row "Rant" on the page.

          Nearest: text "Rent"

        The page:

          list
            listitem
              text "Rent"

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test func aFailureShowsFortyLinesOfThePageAndAttachesTheRest() async throws {
    let view = ViewHarness { ForEach(1...50, id: \.self) { Text("\($0)") } }
    let issues = try await issues { try view.tap(.button("Save")) }
    let shown = (1...40).map { "  text \"\($0)\"" }.joined(separator: "\n")
    #expect(
      issues.map(\.text) == [
        """
        There is no button "Save" on the page.

        The page:

        \(shown)
          … 10 more lines, in the attachment 'page.txt' that 'swift test --attachments-path FOLDER' saves

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test func longPageIsShownAroundTheNearestMatch() async throws {
    let view = ViewHarness { ForEach(101...200, id: \.self) { Text("Row \($0)") } }
    let issues = try await issues { try view.tap(.text("Rwo 150")) }
    let shown = (130..<170).map { "  text \"Row \($0)\"" }.joined(separator: "\n")
    #expect(
      issues.map(\.text) == [
        """
        There is no text "Rwo 150" on the page.

          Nearest: text "Row 150"
                   text "Row 105"
                   text "Row 110"

        The page:

          … 29 lines before
        \(shown)
          … 31 more lines, in the attachment 'page.txt' that 'swift test --attachments-path FOLDER' saves

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test func missingIdentifierHasANearestOne() async throws {
    let view = ViewHarness {
      Button("Save") {}.accessibilityIdentifier("save-button")
      VStack { Text("Rent").accessibilityIdentifier("title") }.accessibilityIdentifier("row")
    }
    let issues = try await issues { try view.tap(.identifier("save-buton")) }
    #expect(
      issues.map(\.text) == [
        """
        There is no element #save-buton on the page.

          Nearest: button "Save" #save-button

        The page:

          button "Save" #save-button
          element #row
            text "Rent" #title

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test func missingValueHasANearestOne() async throws {
    let view = ViewHarness {
      TextField("Title", text: .constant("Rent"))
      TextField("Notes", text: .constant("Monthly"))
    }
    let query = ElementQuery(role: "textbox").matching(value: "Rant")
    let issues = try await issues { try view.tap(query) }
    #expect(
      issues.map(\.text) == [
        """
        There is no textbox = "Rant" on the page.

          Nearest: textbox "Title" = "Rent"

        The page:

          textbox "Title" = "Rent"
          textbox "Notes" = "Monthly"

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
      ]
    )
  }

  @Test(arguments: [
    (
      HorizontalEdge.trailing,
      "it is in no row that has swipe actions at the trailing edge or can be deleted", ".leading"
    ),
    (.leading, "it is in no row with swipe actions at the leading edge", ".trailing"),
  ])
  func swipeOfARowWithoutActionsNamesThem(
    edge: HorizontalEdge,
    reason: String,
    other: String
  ) async throws {
    let view = ViewHarness { List { Text("Rent") } }
    let issues = try await issues { try view.swipe(.row("Rent"), edge: edge) }
    #expect(
      issues.map(\.text) == [
        """
        The row "Rent" did not respond: \(reason).

        The page:

          list
            listitem
              text "Rent"

        To fix this, swipe a row that has '.swipeActions' or is in a 'ForEach' with '.onDelete', or name the \
        other edge: 'edge: \(other)'.
        """
      ]
    )
  }

  @Test func refusalNamesItsReason() async throws {
    let view = ViewHarness {
      Button("Locked") {}.disabled(true)
      Text("plain")
    }
    let locked = try await issues { try view.tap(.button("Locked")) }
    #expect(
      locked.map(\.text) == [
        """
        The button "Locked" did not respond: it is disabled.

        The page:

          button "Locked" (disabled)
          text "plain"

        To fix this, query a control that is enabled and handles the event.
        """
      ]
    )
    let plain = try await issues { try view.tap(.text("plain")) }
    #expect(
      plain.first?.text.hasPrefix("The text \"plain\" did not respond: it does not handle this")
        == true
    )
  }

  @Test func expectedErrorIsNotReported() async throws {
    let view = ViewHarness { Text("Hello") }
    #expect(throws: HarnessError.self) { try view.tap(.button("Save")) }
    #expect {
      try view.tap(.button("Save"))
    } throws: {
      $0 is HarnessError
    }
    let error = try await view.failure { try await $0.waitFor(.button("Save"), timeout: .zero) }
    #expect(
      error?.description.hasPrefix("Timed out waiting for button \"Save\".\n\nThe page:") == true
    )
  }
}
