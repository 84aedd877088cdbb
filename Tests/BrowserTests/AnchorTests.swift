import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Anchors of views, and frames in the spaces of scroll views, in a browser's layout.
@MainActor
@Suite(.needsBrowser)
struct AnchorTests {
  private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private struct Marked: View {
    @State private var isWide = false

    var body: some View {
      Button("Widen") { isWide.toggle() }
      HStack(spacing: 10) {
        Color.gray.frame(width: 50, height: 30)
        Color.red.frame(width: isWide ? 90 : 40, height: 20)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .padding(12)
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let bounds {
            let frame = proxy[bounds]
            Circle().frame(width: frame.width, height: frame.height)
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
    }
  }

  @Test func viewIsDrawnAroundAMeasuredOne() async throws {
    let difference = """
      (() => {
        const boxes = [".hstack > :last-child .color", ".positioned svg"].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect());
        if (!boxes[1]) return NaN;
        return ["left", "top", "width", "height"].reduce(
          (sum, name) => sum + Math.abs(boxes[0][name] - boxes[1][name]), 0);
      })()
      """
    let width = "document.querySelector('.positioned svg').getBoundingClientRect().width"
    try await LivePage.show(Marked()) { live in
      let page = live.page
      try await page.waitUntil("\(difference) < 1")
      #expect(try await page.evaluate(width) == 40)
      try await page.click(.button("Widen"))
      try await page.waitUntil("\(width) === 90 && \(difference) < 1")
      #expect(live.log.all == [])
    }
  }

  @Test func frameAndBoundsAreThoseOfTheScrollView() async throws {
    let content = VStack(spacing: 0) {
      Color.gray.frame(height: 40)
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          GeometryReader { proxy in
            let frame = proxy.frame(in: .scrollView)
            let bounds = proxy.bounds(of: .scrollView(axis: .vertical))
            Text("Top: \(Int(frame.minY))")
            Text("Area: \(bounds.map { "\(Int($0.minY)) \(Int($0.height))" } ?? "none")")
          }
          .frame(height: 60)
          Color.green.frame(height: 900)
        }
      }
      .frame(height: 200)
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Top: 30"))
      try await page.waitFor(.text("Area: -30 200"))
      let _: Int = try await page.evaluate("document.querySelector('.scroll').scrollTop = 10")
      try await page.waitFor(.text("Top: 20"))
      try await page.waitFor(.text("Area: -20 200"))
      #expect(live.log.all == [])
    }
  }

  @Test func effectFollowsThePlace() async throws {
    let content = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
          .visualEffect { content, proxy in
            content.offset(x: -proxy.frame(in: .scrollView).minY)
          }
        Color.green.frame(height: 900)
      }
    }
    .frame(width: 300, height: 200)
    let shift = """
      Math.round(document.querySelector(".color").getBoundingClientRect().left
        - document.querySelector(".scroll").getBoundingClientRect().left)
      """
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitUntil("\(shift) === 0")
      let _: Int = try await page.evaluate("document.querySelector('.scroll').scrollTop = 40")
      try await page.waitUntil("\(shift) === 40")
      #expect(live.log.all == [])
    }
  }
}
