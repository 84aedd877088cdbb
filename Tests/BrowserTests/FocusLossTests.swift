import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The focus after its control is removed or disabled: the next key is for no control that the user has not chosen.
@MainActor
@Suite(.needsBrowser)
struct FocusLossTests {
  private struct People: View {
    @State private var names = ["Ann", "Bob", "Cid"]

    var body: some View {
      List {
        Section {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name)
              Button("Like \(name)") {}.buttonStyle(.borderless)
              Button("Remove \(name)") { names.removeAll { $0 == name } }.buttonStyle(.borderless)
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Section { Button("Other") {} }
      }
    }
  }

  private func focus(_ label: String, on page: Page) async throws {
    try await page.waitFor(.button(label))
    let _: Bool = try await page.evaluate(
      """
      [...document.querySelectorAll("button")].find((one) => one.textContent === "\(label)").focus() ?? true
      """
    )
  }

  private func waitForFocus(on label: String, _ page: Page) async throws {
    try await page.waitUntil("document.activeElement.textContent.trim() === '\(label)'")
  }

  /// The browser has the focus, and continues from its place.
  private func waitForNoFocus(_ page: Page) async throws {
    try await page.waitUntil("document.activeElement === document.body")
  }

  @Test func theSameControlOfTheRowBesideTakesTheFocus() async throws {
    try await LivePage.show(People()) { live in
      let page = live.page
      try await focus("Remove Bob", on: page)
      for next in ["Remove Cid", "Remove Ann"] {
        try await page.press(.enter)
        try await waitForFocus(on: next, page)
        // A key that is still held down does not press it, too.
        let isIgnored: Bool = try await page.evaluate(
          """
          !document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true }))
          """
        )
        #expect(isIgnored)
      }
      try await page.press(.enter)
      try await waitForNoFocus(page)
      try await page.press(.tab)
      try await waitForFocus(on: "Other", page)
    }
  }

  @Test func aRowThatIsDeletedLeavesTheFocusToTheNextSection() async throws {
    struct Sections: View {
      @State private var names = ["Ann"]

      var body: some View {
        List {
          Section("First") {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          }
          Section("Second") { Button("Other") {} }
        }
      }
    }
    try await LivePage.show(Sections()) { live in
      let page = live.page
      try await page.waitFor(.text("Ann"))
      try await page.press(.tab)
      let isRow: Bool = try await page.evaluate("document.activeElement.matches('.row')")
      #expect(isRow)
      try await page.press(.backspace)
      try await waitForNoFocus(page)
      try await page.press(.tab)
      try await waitForFocus(on: "Other", page)
    }
  }

  @Test func aPointerLeavesNoRing() async throws {
    try await LivePage.show(People()) { live in
      let page = live.page
      try await page.click(.button("Remove Ann"))
      try await waitForFocus(on: "Remove Bob", page)
      let hasRing: Bool = try await page.evaluate(
        "document.activeElement.matches(':focus-visible')"
      )
      #expect(!hasRing)
    }
  }

  private struct Limits: View {
    @State private var guests = 4
    @State private var isBusy = false
    @State private var isOn = false

    var body: some View {
      Form {
        Section { Stepper("Guests", value: $guests, in: 0...5) }
        Section {
          if isOn {
            TextField("Code", text: .constant(""))
          } else {
            Button("Enter") { isOn = true }
          }
          Button("Work") { isBusy = true }.disabled(isBusy)
          TextField("Name", text: .constant(""))
          Toggle("Loud", isOn: .constant(false))
        }
      }
    }
  }

  @Test func focusStaysOnAStepperAtItsBound() async throws {
    try await LivePage.show(Limits()) { live in
      let page = live.page
      try await page.waitFor(.button("Increment"))
      let _: Bool = try await page.evaluate(
        "(document.querySelectorAll('.step')[1].focus(), true)"
      )
      try await page.press(.enter)
      try await page.waitUntil("document.querySelectorAll('.step')[1].disabled")
      try await waitForNoFocus(page)
      try await page.press(.enter)
      try await page.press(.tab)
      try await waitForFocus(on: "Enter", page)
      let isAtBound: Bool = try await page.evaluate(
        "document.querySelectorAll('.step')[1].disabled"
      )
      #expect(isAtBound)
    }
  }

  @Test func nothingElseIsPressedWhereAButtonIsDisabledOrGone() async throws {
    try await LivePage.show(Limits()) { live in
      let page = live.page
      try await focus("Enter", on: page)
      try await page.press(.enter)
      try await page.waitFor(.textField("Code"))
      try await waitForNoFocus(page)
      try await page.press(.tab)
      try await page.press(.tab)
      try await waitForFocus(on: "Work", page)
      try await page.press(.enter)
      try await waitForNoFocus(page)
      try await page.press(.tab)
      try await page.waitUntil("document.activeElement.ariaLabel === 'Name'")
    }
  }

  /// Rows that disappear while the user types into them.
  private struct Notes: View {
    @State private var notes = ["One", "Two", "Three"]

    var body: some View {
      List {
        ForEach(notes, id: \.self) { note in
          HStack {
            TextField(note, text: .constant(""))
              .onSubmit { notes.removeAll { $0 == note } }
            Button("Delete \(note)") { notes.removeAll { $0 == note } }.buttonStyle(.borderless)
          }
        }
      }
    }
  }

  /// On a slow line a button may be disabled for a moment longer than the app would have it.
  @Test func aPressOnADisabledButtonLeavesTheFocusToTheField() async throws {
    struct Form: View {
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text)
        Button("Save") {}.disabled(text.count < 3)
        Text(verbatim: "<\(text)>")
      }
    }
    try await LivePage.show(Form()) { live in
      let page = live.page
      try await page.type("ab", into: .textField("Name"))
      try await page.click(placeOf: .button("Save"))
      try await page.type("c")
      try await page.waitFor(.text("<abc>"))
      #expect(try await page.isFocused(.textField("Name")))
    }
  }

  @Test func textTypedIntoARemovedFieldPressesNothing() async throws {
    try await LivePage.show(Notes()) { live in
      let page = live.page
      try await page.click(.textField("Two"))
      try await page.press(.enter)
      try await page.waitForAbsence(of: .textField("Two"))
      try await waitForNoFocus(page)
      try await page.press(.enter)
      #expect(try await page.count(of: .button("Delete One")) == 1)
      #expect(try await page.count(of: .button("Delete Three")) == 1)
      // The place is kept.
      try await page.press(.tab)
      try await page.waitUntil("document.activeElement.ariaLabel === 'Three'")
    }
  }

  private struct Steps: View {
    private enum Field { case code, send }

    @FocusState private var focus: Field?
    @State private var isSent = false
    @State private var code = ""

    var body: some View {
      if !isSent {
        TextField("Code", text: $code).focused($focus, equals: .code).onSubmit { isSent = true }
      }
      Button("Send") {}.focused($focus, equals: .send)
      Text(verbatim: "focus: \(focus.map { "\($0)" } ?? "none"), sent: \(isSent)")
    }
  }

  @Test func focusThatTheUserDidNotMoveIsNotReported() async throws {
    try await LivePage.show(Steps()) { live in
      let page = live.page
      try await page.click(.textField("Code"))
      try await page.waitFor(.text("focus: code, sent: false"))
      try await page.press(.enter)
      try await page.waitFor(.text("focus: none, sent: true"))
      try await waitForNoFocus(page)
      // The user moves the focus.
      try await page.click(.button("Send"))
      try await page.press(.tab)
      try await page.press(.tab)
      try await page.waitFor(.text("focus: send, sent: true"))
    }
  }

  @Test func theScreenThatTheAppShowsTakesTheFocus() async throws {
    struct Screens: View {
      @State private var tab = 1
      @State private var names = ["Ann"]
      @State private var path: [String] = []

      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: 1) { Button("Go") { tab = 2 } }
          Tab("Two", systemImage: "heart", value: 2) {
            NavigationStack(path: $path) {
              List(names, id: \.self) { NavigationLink($0, value: $0) }
                .navigationDestination(for: String.self) { name in
                  Button("Delete \(name)") {
                    path = []
                    names = []
                  }
                }
            }
          }
        }
      }
    }
    try await LivePage.show(Screens()) { live in
      let page = live.page
      try await focus("Go", on: page)
      try await page.press(.enter)
      try await page.waitFor(.button("Ann"))
      try await waitForNoFocus(page)
      try await page.press(.tab)
      try await waitForFocus(on: "Ann", page)
      try await page.press(.enter)
      try await focus("Delete Ann", on: page)
      try await page.press(.enter)
      try await page.waitForAbsence(of: .button("Delete Ann"))
      try await page.waitUntil("document.activeElement.matches('.screen')")
    }
  }
}
