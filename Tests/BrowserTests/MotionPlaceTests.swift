import Foundation
import Testing
import ViewCore
import ViewTesting

/// Where what moves is on its way.
@MainActor
@Suite(.needsBrowser)
struct MotionPlaceTests {
  private struct Cards: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        Text("Card")
        if isShown { Text("Shadowed") }
      }
      .shadow(radius: 5)
      VStack {
        Text("Turned")
        if isShown { Text("Aside").offset(x: 40) }
      }
      .offset(y: 10)
      List {
        VStack {
          Text("Row")
          if isShown { Text("Inside") }
        }
      }
      Button("Hide") { withAnimation(.linear(duration: 60)) { isShown = false } }
    }
  }

  /// Where texts are, in points.
  private func places(of texts: [String], on page: Page) async throws -> [[Double]] {
    try await page.evaluate(
      """
      \(texts).map((words) => {
        const { left, top } = [...document.querySelectorAll(".text")]
          .find((text) => text.textContent === words).getBoundingClientRect();
        return [left, top];
      })
      """
    )
  }

  private func expectNear(_ places: [[Double]], _ others: [[Double]]) {
    for (place, other) in zip(places.joined(), others.joined()) {
      #expect(abs(place - other) < 10, "\(places) is far from \(others)")
    }
  }

  @Test func whatGoesAwayStaysWhereItWas() async throws {
    try await LivePage.show(Cards()) { live in
      let page = live.page
      try await page.waitFor(.text("Inside"))
      let texts = ["Shadowed", "Aside", "Inside"]
      let before = try await places(of: texts, on: page)
      try await page.click(.button("Hide"))
      try await page.waitUntil("document.querySelectorAll('[inert]').length === 3")
      expectNear(try await places(of: texts, on: page), before)
    }
  }

  @Test func whatIsOnItsWayGoesOnFromThere() async throws {
    struct Screen: View {
      @State private var rows = ["A", "B", "C", "D"]
      @State private var changes = 0

      var body: some View {
        VStack { ForEach(rows, id: \.self) { Text($0).offset(x: 30) } }
        Button("Swap") {
          changes += 1
          withAnimation(.linear(duration: 60)) { rows.swapAt(0, 3) }
        }
        Text("changes \(changes)")
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("changes 0"))
      let before = try await places(of: ["A", "B", "C", "D"], on: page)
      for change in 1...3 {
        try await page.click(.button("Swap"))
        try await page.waitFor(.text("changes \(change)"))
        expectNear(try await places(of: ["A", "B", "C", "D"], on: page), before)
      }
    }
  }

  @Test func whatRepeatsEndsWithAChangeThatDoesNotMove() async throws {
    struct Screen: View {
      @State private var isBig = false

      var body: some View {
        Text("Heart").scaleEffect(isBig ? 2 : 1)
        Button("Beat") {
          withAnimation(.linear(duration: 0.2).repeatForever()) { isBig = true }
        }
        Button("Stop") { isBig = false }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Beat"))
      try await page.waitUntil("document.getAnimations().length === 1")
      try await page.click(.button("Stop"))
      try await page.waitUntil("document.getAnimations().length === 0")
    }
  }
}
