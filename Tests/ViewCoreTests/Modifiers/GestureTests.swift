import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct GestureTests {
  @Test func viewHandlesTaps() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("Once").onTapGesture { log.append("once") }
      Text("Twice").onTapGesture(count: 2) { log.append("twice") }
      Text("Long").onLongPressGesture { log.append("long") }
      Text("Off").onTapGesture { log.append("off") }.disabled(true)
    }
    try view.tap(.button("Once"))
    try view.send(.tap(.init(count: 2)), nearest: .text("Twice"))
    try view.send(.longPress, nearest: .button("Long"))
    #expect(try view.attribute("tabindex", of: .button("Long")) == "0")
    withKnownIssue("The view is disabled.") { try view.tap(.button("Off")) }
    #expect(log == ["once", "twice", "long"])
  }

  @Test func disclosureReportsThatItOpens() throws {
    struct Groups: View {
      @State private var isOpen = false

      var body: some View {
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("Inside") }
        Text(isOpen ? "Open" : "Closed")
        Menu("More") { Button("Close") { isOpen = false } }
      }
    }
    let view = ViewHarness { Groups() }
    try view.send(.change(true), nearest: .text("Inside"))
    #expect(view.contains(.text("Open")))
    try view.tap(.button("Close"))
    #expect(view.contains(.text("Closed")))
  }

  @Test func disclosureClosesAgainIfTheAppRejectsIt() throws {
    let view = ViewHarness {
      DisclosureGroup("Details", isExpanded: .constant(false)) { Text("Inside") }
    }
    try view.send(.change(true), nearest: .text("Inside"))
    guard case .removeAttribute(_, "open") = view.patches.first else {
      Testing.Issue.record("the page is not told to close it")
      return
    }
    #expect(view.patches.count == 1)
    #expect(!view.outline.contains("open="))
    #expect(!view.outline.contains("checked="))
  }

  @Test func scrollViewReaderScrollsToView() throws {
    let view = ViewHarness {
      ScrollViewReader { proxy in
        Button("Last") { proxy.scrollTo(9, anchor: .bottom) }
        Button("Nowhere") { proxy.scrollTo("?") }
        ScrollView { ForEach(0..<10) { Text("Row \($0)") } }
      }
    }
    try view.tap(.button("Last"))
    guard case .scroll(_, let anchor) = view.patches.last else {
      Testing.Issue.record("nothing scrolls")
      return
    }
    #expect(anchor == .bottom)
    try view.tap(.button("Nowhere"))
    #expect(view.patches.isEmpty)
  }

  @Test func linkOpensOnlySafeAddresses() throws {
    let view = ViewHarness {
      Link("Web", destination: URL(string: "https://example.com/a?b=c")!)
      Link("Script", destination: URL(string: "javascript:alert(1)")!)
    }
    #expect(try view.attribute("href", of: .link("Web")) == "https://example.com/a?b=c")
    #expect(try view.attribute("href", of: .link("Script")) == nil)
  }

  @Test func accessibilityNamesAreAttributes() throws {
    let view = ViewHarness {
      Toggle("Shown", isOn: .constant(true)).accessibilityLabel("Told")
      Button("Go") {}.accessibilityHint("Begins").accessibilityIdentifier("go")
      Slider(value: .constant(0.5)).accessibilityLabel("Volume").accessibilityValue("Half")
      Text("Deco").accessibilityHidden(true)
      Text("Five").accessibilityLabel("Number five")
    }
    #expect(view.contains(.toggle("Told")))
    #expect(try view.attribute("aria-description", of: .button("Go")) == "Begins")
    #expect(try view.attribute("data-identifier", of: .button("Go")) == "go")
    #expect(try view.attribute("aria-valuetext", of: .slider("Volume")) == "Half")
    #expect(view.contains(ElementQuery(role: "group", name: "Number five")))
    #expect(view.outline.contains("aria-hidden=\"true\""))
  }
}
