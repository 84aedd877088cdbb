import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Insertions and removals that interrupt each other.
@MainActor
@Suite(.needsBrowser)
struct MotionInterruptionTests {
  private struct Note: View {
    @State private var isShown = false
    @State private var taps = 0
    let transition: AnyTransition

    var body: some View {
      if isShown { Text("Note").frame(width: 80, height: 30).transition(transition) }
      Button("Toggle") {
        taps += 1
        withAnimation(.linear(duration: 60)) { isShown.toggle() }
      }
      Text("taps \(taps)")
    }
  }

  private struct Look: Decodable {
    let opacity, left: Double
  }

  /// Shows a note by half, has it go and come back, and returns how all that is seen of it looks each time.
  private func looks(of transition: AnyTransition) async throws -> [[Look]] {
    var looks: [[Look]] = []
    try await LivePage.show(Note(transition: transition)) { live in
      let page = live.page
      try await page.waitFor(.button("Toggle"))
      try await page.holdMotion()
      for tap in 1...3 {
        try await page.click(.button("Toggle"))
        try await page.waitFor(.text("taps \(tap)"))
        if tap == 1 {
          let _: Bool = try await page.evaluate(
            """
            (() => {
              for (const motion of document.getAnimations()) motion.currentTime = 30000;
              return true;
            })()
            """
          )
        }
        looks.append(
          try await page.evaluate(
            """
            [...document.querySelectorAll("[data-in]")].map((note) => ({
              opacity: +getComputedStyle(note).opacity, left: note.getBoundingClientRect().left,
            }))
            """
          )
        )
      }
      let _: Bool = try await page.evaluate(
        "(() => { document.getAnimations().forEach((one) => one.finish()); return true })()"
      )
      try await page.waitUntil("!document.querySelector('[inert]')")
      let count: Int = try await page.evaluate("document.querySelectorAll('[data-in]').length")
      #expect(count == 1)
    }
    return looks
  }

  @Test func interruptedFadeReverses() async throws {
    for look in try await looks(of: .opacity) {
      #expect(look.count == 1)
      #expect(abs(look[0].opacity - 0.5) < 0.1)
    }
  }

  @Test func interruptedMoveReverses() async throws {
    let looks = try await looks(of: .move(edge: .leading))
    for look in looks {
      #expect(look.count == 1)
      #expect(abs(look[0].left - looks[0][0].left) < 5)
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func aListIsEditedWhileARowGoes(in engine: Browser.Engine) async throws {
    struct Screen: View {
      @State private var rows = ["A", "B", "C"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(rows, id: \.self) { Text($0) }
              .onDelete { rows.remove(atOffsets: $0) }
              .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            Button("Drop") { withAnimation(.linear(duration: 60)) { _ = rows.removeFirst() } }
          }
          .toolbar { EditButton() }
        }
      }
    }
    try await LivePage.show(Screen(), in: engine) { live in
      let page = live.page
      try await page.click(.button("Drop"))
      try await page.waitUntil("document.querySelector('[inert]')")
      try await page.click(.button("Edit"))
      try await page.waitUntil(
        "document.querySelectorAll('.row:not([inert]) > .row-minus').length === 2"
      )
      try await page.click(.button("Done"))
      try await page.waitUntil("!document.querySelector('.row:not([inert]) > .row-minus')")
    }
  }
}
