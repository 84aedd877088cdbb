import Foundation
import Testing
import ViewCore
import ViewTesting

/// Layouts of stacks as values.
@MainActor
struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Changing: View {
    @State private var isNarrow = true

    var body: some View {
      let layout =
        isNarrow
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
      layout { Counter() }
      Button("Widen") { isNarrow = false }
    }
  }

  @Test func viewsKeepTheirStateInAnotherLayout() throws {
    let view = ViewHarness { Changing() }
    try view.tap(.button("Count 0"))
    #expect(view.outline.contains(#"<div class="vstack" style="align-items:start;gap:4px">"#))
    try view.tap(.button("Widen"))
    #expect(view.outline.contains(#"<div class="hstack">"#))
    #expect(view.text == ["Count 1", "Widen"])
  }

  @Test func layoutIsThatOfItsStack() {
    let stacks = ViewHarness {
      HStack(alignment: .top, spacing: -4) { Text("a") }
      VStack { Text("b") }
      ZStack(alignment: .bottomTrailing) { Text("c") }
    }
    let layouts = ViewHarness {
      HStackLayout(alignment: .top, spacing: -4).callAsFunction { Text("a") }
      VStackLayout().callAsFunction { Text("b") }
      ZStackLayout(alignment: .bottomTrailing).callAsFunction { Text("c") }
    }
    #expect(layouts.outline == stacks.outline)
  }
}
