import Foundation
import Testing
import ViewCore
import ViewTesting

/// Details beside a view.
@MainActor
struct InspectorTests {
  private struct Editor: View {
    @State private var isInspecting = false
    @State private var width: Double = 240

    var body: some View {
      Counter()
        .inspector(isPresented: $isInspecting) {
          Text("Details").inspectorColumnWidth(width)
          Button("Wider") { width = 300 }
        }
      Button("Inspect") { isInspecting = true }
      Text(verbatim: "Inspecting: \(isInspecting)")
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test func detailsAreAColumnInAWideWindow() throws {
    let view = ViewHarness { Editor() }
    view.report(WindowMetrics(hasCompactWidth: false))
    #expect(!view.contains(.text("Details")))
    try view.tap(.button("Inspect"))
    #expect(view.contains(.text("Details")))
    #expect(!view.outline.contains("<dialog"))
    #expect(view.outline.contains("flex:0 1 240px;min-width:240px;max-width:240px"))
    try view.tap(.button("Wider"))
    #expect(view.outline.contains("flex:0 1 300px;min-width:300px;max-width:300px"))
  }

  @Test func detailsAreASheetInANarrowWindow() throws {
    let view = ViewHarness { Editor() }
    try view.tap(.button("Count 0"))
    try view.tap(.button("Inspect"))
    #expect(view.contains(.text("Details")))
    #expect(view.outline.contains("<dialog"))
    try view.dismiss()
    #expect(view.contains(.text("Inspecting: false")))
  }

  @Test func theViewKeepsItsStateWhenTheWindowChanges() throws {
    let view = ViewHarness { Editor() }
    view.report(WindowMetrics(hasCompactWidth: false))
    try view.tap(.button("Count 0"))
    try view.tap(.button("Inspect"))
    view.report(WindowMetrics(hasCompactWidth: true))
    #expect(view.text.contains("Count 1"))
    #expect(view.outline.contains("<dialog"))
  }
}
