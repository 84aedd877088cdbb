import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Behavior of the whole window.
@MainActor
@Suite(.needsBrowser)
struct WindowTests {
  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("Screen one").tabItem { Label("One", systemImage: "heart") }
        Text("Screen two").tabItem { Label("Two", systemImage: "map") }
      }
    }
  }

  private func tab(_ name: String) -> ElementQuery { ElementQuery(role: "tab", name: name) }

  @Test func tabsAreBelowOnAPhoneAndAboveOnADesktop() async throws {
    try await LivePage.show(Tabs()) { live in
      let page = live.page
      for (screen, isBelow) in [(Page.Screen.phone, true), (.desktop, false)] {
        try await page.show(on: screen)
        try await page.waitFor(tab("Two"))
        let distance: Double = try await page.evaluate(
          "document.querySelector('.tab').getBoundingClientRect().top"
        )
        #expect((distance > 400) == isBelow)
      }
      try await page.click(tab("Two"))
      try await page.waitFor(.text("Screen two"))
      try await page.waitForAbsence(of: .text("Screen one"))
      try await examine(page, "tabs")
    }
  }

  @Test func timersRunInTheBrowser() async throws {
    let now = Date()
    let content = VStack {
      Text(timerInterval: now...now.addingTimeInterval(3600))
      Text(now.addingTimeInterval(-7200), style: .relative)
      Text(now.addingTimeInterval(86400 * 3 + 7000), style: .offset)
      Text(now, style: .timer)
      Text(now, style: .relative)
      Text(now, style: .timer).environment(\.locale, Locale(identifier: "ar_EG"))
    }
    .environment(\.locale, Locale(identifier: "de_DE"))
    try await LivePage.show(content) { live in
      let page = live.page
      // The counter continues, however long the page took to load, or waited for a browser.
      let text = "[...document.querySelectorAll('.text')].map(({ textContent }) => textContent)"
      try await page.waitUntil("/^[345]\\d:\\d\\d$/.test(\(text)[0])")
      let shown: String = try await page.evaluate("\(text)[0]")
      try await page.waitUntil("\(text)[0] < '\(shown)'")
      try await page.waitUntil("\(text)[1].startsWith('2 Stunden')")
      try await page.waitUntil("\(text)[2].startsWith('+3 Tage')")
      try await page.waitUntil("/^\\d+:\\d\\d$/.test(\(text)[3]) && \(text)[3] > '0:01'")
      try await page.waitUntil("/^(\\d+ Sekunden|\\d+ Minuten?.*)$/.test(\(text)[4])")
      try await page.waitUntil("/^[٠-٩]+:[٠-٩][٠-٩]$/.test(\(text)[5]) && \(text)[5] > '٠:٠١'")
    }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "It is dark" : "It is light") }
  }

  @Test func theAppKnowsWhetherThePageIsDark() async throws {
    try await LivePage.show(Scheme()) { live in
      let page = live.page
      try await page.prefer(.light)
      try await page.waitFor(.text("It is light"))
      try await page.prefer(.dark)
      try await page.waitFor(.text("It is dark"))
      try await page.reload()
      try await page.waitFor(.text("It is dark"))
      try await page.prefer(.light)
      try await page.waitFor(.text("It is light"))
    }
  }

  @Test func aPreferredSchemeIsThatOfTheWindow() async throws {
    let content = VStack { Scheme().preferredColorScheme(.dark) }
    try await LivePage.show(content) { live in
      try await live.page.prefer(.light)
      try await live.page.waitFor(.text("It is dark"))
      let ground: String = try await live.page.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor"
      )
      #expect(ground == "rgb(29, 30, 34)")
    }
  }

  private struct Opener: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("Open") {
        if let url = URL(string: "https://example.invalid/") { openURL(url) }
      }
    }
  }

  @Test func anAddressOpensBesideThePage() async throws {
    try await LivePage.show(Opener()) { live in
      let page = live.page
      try await page.waitFor(.button("Open"))
      let _: Bool = try await page.evaluate(
        """
        (HTMLAnchorElement.prototype.click = function () {
          document.body.dataset.opened = `${this.href} ${this.target} ${this.rel}`;
        }, true)
        """
      )
      try await page.click(.button("Open"))
      try await page.waitUntil(
        "document.body.dataset.opened === 'https://example.invalid/ _blank noopener'"
      )
    }
  }

  private struct Heart: View {
    @State private var isBig = false
    @State private var isShown = false

    var body: some View {
      Text("Heart").opacity(isBig ? 1 : 0.25)
        .onAppear { withAnimation(.linear(duration: 0.2).repeatForever()) { isBig = true } }
      Button("Beat") {
        withAnimation(.linear(duration: 0.2).repeatForever()) { isBig.toggle() }
      }
      Button("Stop") { withAnimation(.linear(duration: 0.1)) { isBig.toggle() } }
      VStack {
        if isShown { Text("Note").transition(.move(edge: .bottom)) }
        Button("Note it") { withAnimation(.linear(duration: 0.3)) { isShown.toggle() } }
      }
    }
  }

  @Test func repeatingAnimationRunsUntilAnotherChange() async throws {
    try await LivePage.show(Heart()) { live in
      let page = live.page
      try await page.click(.button("Beat"))
      try await page.waitUntil(
        """
        document.getAnimations().some((one) => {
          const { iterations, direction } = one.effect.getTiming();
          return iterations === Infinity && direction === "alternate";
        })
        """
      )
      try await page.click(.button("Stop"))
      try await page.waitUntil("document.getAnimations().length === 0")
    }
  }

  /// Initial views appear at once.
  ///
  /// Views that move then start at their first place.
  @Test func aViewMovesAtTheLaunch() async throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var spins = false

      var body: some View {
        Text("Still")
        Text("Fades").opacity(isShown ? 1 : 0)
          .onAppear { withAnimation(.linear(duration: 60)) { isShown = true } }
        Text("Spins").rotationEffect(.degrees(spins ? 360 : 0))
          .animation(.linear(duration: 60).repeatForever(autoreverses: false), value: spins)
          .onAppear { spins = true }
      }
    }
    try await LivePage.show(Screen()) { live in
      try await live.page.waitFor(.text("Still"))
      let motions: [String] = try await live.page.evaluate(
        """
        document.getAnimations().map(({ transitionProperty, effect }) =>
          `${effect.target.textContent} ${transitionProperty ?? effect.getTiming().iterations}`)
        """
      )
      // An invisible view is hidden until it begins to appear.
      #expect(Set(motions) == ["Fades opacity", "Fades visibility", "Spins Infinity"])
    }
  }

  @Test func changedAlignmentMovesTheView() async throws {
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .frame(width: 100, alignment: isOn ? .trailing : .leading)
        Button("Switch") { withAnimation(.linear(duration: 60)) { isOn.toggle() } }
      }
    }
    try await LivePage.show(Screen()) { live in
      try await live.page.click(.button("Switch"))
      try await live.page.waitUntil("document.getAnimations().length > 0")
      let moved: [String] = try await live.page.evaluate(
        """
        document.getAnimations().filter((one) => !one.transitionProperty)
          .map(({ effect }) => `${effect.target.style.width} ${effect.getKeyframes()[0].translate}`)
        """
      )
      #expect(moved == ["20px -80px"])
    }
  }

  @Test func insertedViewPlaysItsTransition() async throws {
    try await LivePage.show(Heart()) { live in
      let page = live.page
      try await page.waitFor(.button("Note it"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const { animate } = Element.prototype;
          window.moved = [];
          Element.prototype.animate = function (frames, options) {
            window.moved.push(`${this.textContent} ${JSON.stringify(frames)}`);
            return animate.call(this, frames, options);
          };
          return true;
        })()
        """
      )
      try await page.click(.button("Note it"))
      try await page.waitFor(.text("Note"))
      let coming: [String] = try await page.evaluate("window.moved.splice(0)")
      #expect(coming.contains(#"Note [{"translate":"0 100%"},{}]"#))
      try await page.click(.button("Note it"))
      try await page.waitForAbsence(of: .text("Note"))
      let going: [String] = try await page.evaluate("window.moved")
      #expect(going.contains(#"Note [{},{"translate":"0 100%"}]"#))
    }
  }

  @Test func aSheetStandsAtItsHeights() async throws {
    let content = Text("Screen").sheet(isPresented: .constant(true)) {
      Text("Sheet").presentationDetents([.medium, .height(300)])
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.show(on: .phone)
      let height = "document.querySelector('dialog')?.getBoundingClientRect().height"
      try await page.waitUntil("\(height) === 300")
      try await page.click(.button("Sheet size"))
      try await page.waitUntil("\(height) === 422")
      try await examine(page, "detents")
    }
  }

  @Test func contentAtAnEdgeStaysVisible() async throws {
    let content = List(0..<60, id: \.self) { Text("Row \($0)") }
      .safeAreaInset(edge: .bottom) { Text("Always there") }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.text("Always there"))
      let isVisible: Bool = try await page.evaluate(
        """
        [...document.querySelectorAll(".text")].at(-1).getBoundingClientRect().bottom <= innerHeight
          && document.documentElement.scrollHeight > innerHeight
        """
      )
      #expect(isVisible)
    }
  }
}
