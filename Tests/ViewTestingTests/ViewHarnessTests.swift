import Observation
import Testing
import ViewCore
import ViewTesting

@Observable
@MainActor
final class LateCounter {
  var count = 0
  @ObservationIgnored var lastCount = 0

  /// Counts up after the current step of the test, once for each count.
  func countLater() {
    guard lastCount == count else { return }
    lastCount += 1
    Task { count += 1 }
  }
}

private struct LateCount: View {
  let counter: LateCounter

  var body: some View { Text("\(counter.count)") }
}

@MainActor
struct ViewHarnessTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Twice") {}
        Button("Twice") {}
        Button("Locked") {}.disabled(true)
        TextField("Name", text: $text)
        Toggle("On", isOn: $isOn)
        ProgressView("Saving")
        Text("plain")
      }
    }
  }

  // A wait that nothing wakes reaches the limit of the test before its own.
  @Test(.timeLimit(.minutes(5)))
  func conditionThatReadsNoElementIsCheckedAfterEachChange() async throws {
    let counter = LateCounter()
    let view = ViewHarness { LateCount(counter: counter) }
    let condition: (ViewHarness) -> Bool = { _ in
      guard counter.count < 2 else { return true }
      counter.countLater()
      return false
    }
    try await view.wait(until: condition, timeout: .seconds(3_600))
    #expect(view.contains(.text("2")))
  }

  @Test func anElementThatIsNotThereIsShownBesideThePage() {
    let view = ViewHarness { Text("Hello") }
    let error = #expect(throws: HarnessError.self) { try view.tap(.button("Save")) }
    #expect(
      error?.description == """
        There is no button "Save" on the page.

        The page:

          text "Hello"

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
    )
  }

  @Test func anElementThatIsThereTwiceIsNotGuessed() {
    let view = ViewHarness { Screen() }
    #expect(
      throws: HarnessError.notOne(.button("Twice"), count: 2, page: view.accessibilityOutline)
    ) {
      try view.tap(.button("Twice"))
    }
  }

  @Test func unusableControlRefusesActions() {
    let view = ViewHarness { Screen() }
    #expect(
      throws: HarnessError.refused(
        .button("Locked"),
        reason: "disabled",
        page: view.accessibilityOutline
      )
    ) {
      try view.tap(.button("Locked"))
    }
    #expect(
      throws: HarnessError.refused(
        .text("plain"),
        reason: "unknownNode",
        page: view.accessibilityOutline
      )
    ) {
      try view.tap(.text("plain"))
    }
  }

  @Test func elementsAreFoundByRoleAndName() throws {
    let view = ViewHarness { Screen() }
    #expect(view.contains(.textField("Name")))
    #expect(view.contains(.toggle("On")))
    #expect(view.contains(.progressIndicator("Saving")))
    #expect(view.contains(.progressIndicator))
    #expect(view.contains(.text("plain")))
    #expect(!view.contains(.text("pla")))
    #expect(!view.contains(.heading("plain")))
  }

  @Test func aConditionThatNeverHoldsTimesOutWithThePage() async throws {
    let view = ViewHarness { Text("Hello") }
    let page = view.accessibilityOutline
    let error = try await view.failure {
      try await $0.wait(until: { $0.text == ["Bye"] }, timeout: .zero)
    }
    let condition =
      #"the condition of 'try await $0.wait(until: { $0.text == ["Bye"] }, timeout: .zero)'"#
    #expect(error == .timedOut(waitingFor: condition, page: page))
    let unmet = try await view.failure { try await $0.waitFor(.text("Bye"), timeout: .zero) }
    #expect(unmet == .timedOut(waitingFor: "text \"Bye\"", page: page))
    let left = try await view.failure {
      try await $0.waitForAbsence(of: .text("Hello"), timeout: .zero)
    }
    #expect(left == .timedOut(waitingFor: "the absence of text \"Hello\"", page: page))
  }

  @Test func elementsAreReadAsInABrowser() throws {
    struct Form: View {
      @State private var title = "Rent"
      @State private var isPaid = true

      var body: some View {
        TextField("Title", text: $title)
        Toggle("Paid", isOn: $isPaid)
        Button {
          isPaid = false
        } label: {
          Label("Withdraw", systemImage: "trash")
        }
        Button("Locked") {}.disabled(true)
        ForEach(0..<3) { Text("Row \($0)").accessibilityIdentifier("row") }
      }
    }
    let view = ViewHarness { Form() }
    #expect(view.count(of: .identifier("row")) == 3)
    #expect(view.count(of: .button("Absent")) == 0)
    #expect(try view.text(of: .button("Withdraw")) == "Withdraw")
    #expect(try view.value(of: .textField("Title")) == "Rent")
    #expect(try view.isOn(.toggle("Paid")))
    try view.type("Gas", into: .textField("Title"))
    try view.tap(.button("Withdraw"))
    #expect(try view.value(of: .textField("Title")) == "Gas")
    #expect(try !view.isOn(.toggle("Paid")))
    #expect(try view.isEnabled(.button("Withdraw")))
    #expect(try !view.isEnabled(.button("Locked")))
    #expect(throws: HarnessError.self) { try view.text(of: .button("Absent")) }
  }

  @Test func anElementIsFoundOnceAndUsedManyTimes() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Count") { count += 1 }
        Text("\(count)")
        if count < 2 { Button("Leave") { count = 2 } }
      }
    }
    let view = ViewHarness { Counter() }
    let button = try view.element(.button("Count"))
    let leaving = try view.element(.button("Leave"))
    #expect(try button.tap() == [.setText(node: 3, "1")])
    #expect(try leaving.tap().count == 2)
    let error = HarnessError.refused(
      .button("Leave"),
      reason: "unknownNode",
      page: view.accessibilityOutline
    )
    #expect(throws: error) { try leaving.tap() }
    #expect(view.text == ["Count", "2"])
  }

  @Test func browserButtonsFailWithoutAnEntryToGoTo() throws {
    let view = ViewHarness {
      NavigationStack {
        NavigationLink("Next", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("Top") }
      }
    }
    let error = #expect(throws: HarnessError.self) { try view.goBack() }
    #expect(throws: HarnessError.nowhereToGo(page: view.accessibilityOutline)) {
      try view.goForward()
    }
    #expect(
      error?.description == """
        The browser's history has no such entry.

        The page:

          navigation
          button "Next"

        To fix this, go back only while a screen or a dialog is on top, and forward only after the \
        screen of a value was popped.
        """
    )
    try view.tap(.button("Next"))
    try view.goBack()
    #expect(view.text == ["Next"])
    try view.goForward()
    #expect(view.text == ["Back", "Top"])
  }
}
