import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Scroll targets are not covered by a bar.
@MainActor
@Suite(.needsBrowser)
struct VisibilityTests {
  /// A list in a stack, with a bar above it and one below.
  private struct Messages: View {
    var isShownAtOnce = false

    var body: some View {
      ScrollViewReader { proxy in
        List(0..<60) { Text("Message \($0)") }
          .navigationTitle("Messages")
          .navigationBarTitleDisplayMode(.inline)
          .safeAreaInset(edge: .bottom) {
            HStack {
              Button("First") { proxy.scrollTo(20, anchor: .top) }
              Button("Last") { proxy.scrollTo(59, anchor: .bottom) }
            }
            .frame(height: 80)
          }
          .onAppear { if isShownAtOnce { proxy.scrollTo(59, anchor: .bottom) } }
      }
    }
  }

  /// The place of a message in the part of the window that no bar covers.
  private static func place(of message: Int) -> String {
    """
    ((row, bar, inset) => [
      Math.round(row.top - bar.bottom), Math.round(inset.top - row.bottom)
    ])(
      [...document.querySelectorAll(".row")].find((row) => row.innerText === "Message \(message)")
        .getBoundingClientRect(),
      document.querySelector(".screen:not([hidden]) > .bar").getBoundingClientRect(),
      document.querySelector(".inset-bar").getBoundingClientRect()
    )
    """
  }

  @Test func scrollTargetStopsBetweenTheBars() async throws {
    try await LivePage.show(NavigationStack { Messages() }) { live in
      try await live.page.prefer(.light, reducesMotion: true)
      try await live.page.click(.button("Last"))
      try await live.page.waitUntil("\(Self.place(of: 59))[1] >= 0")
      try await live.page.click(.button("First"))
      try await live.page.waitUntil("\(Self.place(of: 20))[0] === 0")
    }
  }

  @Test func aPushedScreenMayBeginElsewhere() async throws {
    let content = NavigationStack {
      NavigationLink("Show") { Messages(isShownAtOnce: true) }
    }
    try await LivePage.show(content) { live in
      try await live.page.click(.button("Show"))
      try await live.page.waitFor(.text("Message 59"))
      try await live.page.waitUntil("\(Self.place(of: 59))[1] >= 0")
    }
  }

  @Test func focusedControlIsNotCoveredByABar() async throws {
    let content = NavigationStack {
      Form { ForEach(0..<40) { Button("Button \($0)") {} } }
        .navigationTitle("Buttons")
        .navigationBarTitleDisplayMode(.inline)
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.button("Button 39"))
      let distance: Int = try await live.page.evaluate(
        """
        ((buttons) => {
          buttons[39].focus();
          buttons[10].focus();
          const bar = document.querySelector(".bar").getBoundingClientRect();
          return Math.round(buttons[10].getBoundingClientRect().top - bar.bottom);
        })(document.querySelectorAll(".row > .button"))
        """
      )
      #expect(distance >= 0)
    }
  }
}
