import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The places of moving elements during an animation.
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

  /// The places of texts, in points.
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

  @Test func removedViewStaysInPlaceDuringItsTransition() async throws {
    try await LivePage.show(Cards()) { live in
      let page = live.page
      try await page.waitFor(.text("Inside"))
      try await page.holdMotion()
      let texts = ["Shadowed", "Aside", "Inside"]
      let before = try await places(of: texts, on: page)
      try await page.click(.button("Hide"))
      try await page.waitUntil("document.querySelectorAll('[inert]').length === 3")
      expectNear(try await places(of: texts, on: page), before)
    }
  }

  @Test func movingViewContinuesFromItsCurrentPlace() async throws {
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
      try await page.holdMotion()
      let before = try await places(of: ["A", "B", "C", "D"], on: page)
      for change in 1...3 {
        try await page.click(.button("Swap"))
        try await page.waitFor(.text("changes \(change)"))
        expectNear(try await places(of: ["A", "B", "C", "D"], on: page), before)
      }
    }
  }

  @Test func surroundingViewsMoveAlong() async throws {
    struct Screen: View {
      @State private var rows = ["A", "B", "C"]

      var body: some View {
        List {
          Section("First") { ForEach(rows, id: \.self) { Text($0) } }
          Section("Second") { Text("Below") }
          Button("Drop") { withAnimation(.linear(duration: 60)) { _ = rows.popLast() } }
        }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("Below"))
      try await page.holdMotion()
      let before = try await places(of: ["C", "Below"], on: page)
      try await page.click(.button("Drop"))
      try await page.waitUntil("document.querySelector('[inert]')")
      expectNear(try await places(of: ["C", "Below"], on: page), before)
      try await endMotion(on: page)
      let after = try await places(of: ["Below"], on: page)
      #expect(before[1][1] - after[0][1] > 40)
    }
  }

  @Test func removedViewIsClippedByItsContainer() async throws {
    struct Screen: View {
      @State private var isFirst = true

      var body: some View {
        ZStack {
          if isFirst {
            Text("First").frame(width: 120, height: 60).transition(.move(edge: .leading))
          }
          Text("In front")
        }
        .frame(width: 120, height: 60)
        .clipped()
        Button("Turn") { withAnimation(.linear(duration: 60)) { isFirst = false } }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.button("Turn"))
      try await page.holdMotion()
      try await page.click(.button("Turn"))
      try await page.waitUntil("document.querySelector('[inert]')")
      let seen: Double = try await page.evaluate(
        """
        new Promise((done) => {
          const ghost = document.querySelector("[inert]");
          for (const motion of ghost.getAnimations()) motion.currentTime = 30000;
          new IntersectionObserver(([{ intersectionRatio }]) => done(intersectionRatio)).observe(ghost);
        })
        """
      )
      #expect(abs(seen - 0.5) < 0.1)
      let isBehind: Bool = try await page.evaluate(
        "document.querySelector('[inert]').nextElementSibling.textContent === 'In front'"
      )
      #expect(isBehind)
    }
  }

  @Test func closingMenuShowsThePickedOption() async throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var number = 2

      var body: some View {
        Form {
          if isShown {
            Picker("Number", selection: $number) { ForEach(1..<4) { Text("number \($0)").tag($0) } }
          }
          Button("Hide") { withAnimation(.linear(duration: 60)) { isShown = false } }
        }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Hide"))
      try await page.waitUntil("document.querySelector('[inert]')")
      let picked: String = try await page.evaluate(
        "document.querySelector('[inert] select').selectedOptions[0].textContent"
      )
      #expect(picked == "number 2")
    }
  }

  @Test func reducedMotionStopsAnimations() async throws {
    try await LivePage.show(Cards()) { live in
      let page = live.page
      try await page.prefer(.light, reducesMotion: true)
      try await page.click(.button("Hide"))
      try await page.waitForAbsence(of: .text("Inside"))
      let leftover: Int = try await page.evaluate(
        "document.getAnimations().length + document.querySelectorAll('[inert], [data-ghosts]').length"
      )
      #expect(leftover == 0)
    }
  }

  @Test func onlySomeOfManyRowsAreMeasured() async throws {
    struct Screen: View {
      @State private var rows = Array(0..<1000)

      var body: some View {
        Text("count \(rows.count)")
        Button("Drop") { rows.removeFirst() }
        Button("Slide") { withAnimation { _ = rows.removeFirst() } }
        VStack {
          ForEach(rows, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("Row 999"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const { getBoundingClientRect: measure } = Element.prototype;
          window.measured = 0;
          Element.prototype.getBoundingClientRect = function () {
            if (this.matches(".vstack > .text")) window.measured += 1;
            return measure.call(this);
          };
          return true;
        })()
        """
      )
      for (name, count, most) in [("Drop", 999, 0), ("Slide", 998, 600)] {
        try await page.click(.button(name))
        try await page.waitFor(.text("count \(count)"))
        let measured: Int = try await page.evaluate("window.measured")
        #expect(measured <= most)
      }
    }
  }

  private func endMotion(on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      "(() => { document.getAnimations().forEach((motion) => motion.finish()); return true })()"
    )
    try await page.waitUntil("!document.querySelector('[inert], [data-ghosts]')")
  }

  @Test func repeatingAnimationEndsWithAnUnanimatedChange() async throws {
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
