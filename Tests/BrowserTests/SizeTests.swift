import BrowserHost
import BrowserTesting
import Foundation
import Observation
import Testing
import ViewCore

/// The server knows the size of each view that asks for it, and of nothing that is not there.
@MainActor
@Suite(.needsBrowser)
struct SizeTests {
  @Observable
  fileprivate final class Sizes {
    @ObservationIgnored var all: [CGSize] = []
  }

  fileprivate struct Tabs: View {
    let sizes: Sizes

    var body: some View {
      TabView {
        Text("first").tabItem { Text("One") }
        GeometryReader { proxy in
          note(proxy.size)
          Text(verbatim: proxy.size.width > 0 ? "wide" : "flat")
        }
        .tabItem { Text("Two") }
      }
    }

    private func note(_ size: CGSize) -> EmptyView {
      sizes.all.append(size)
      return EmptyView()
    }
  }

  @Test func sizesOfManyViewsArriveInSeveralMessages() async throws {
    struct Many: View {
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<1100) { number in
              GeometryReader { proxy in
                Text(verbatim: "\(number): \(Int(proxy.size.height))")
              }
              .frame(height: 20)
            }
          }
        }
      }
    }
    try await LivePage.show(Many()) { live in
      try await live.page.waitUntil("document.querySelectorAll('.geometry .text').length === 1100")
      try await live.page.waitUntil("document.body.textContent.includes('1099: 20')")
      #expect(try await live.page.evaluate("document.getElementById('status').textContent") == "")
      #expect(live.log.all == [])
    }
  }

  @Test func tabReportsItsSizeOnlyWhileItIsShown() async throws {
    let sizes = Sizes()
    try await LivePage.show(Tabs(sizes: sizes)) { live in
      let page = live.page
      try await page.waitFor(.text("first"))
      for _ in 1...2 {
        try await page.click(ElementQuery(role: "tab", name: "Two"))
        try await page.waitFor(.text("wide"))
        try await page.click(ElementQuery(role: "tab", name: "One"))
        try await page.waitFor(.text("first"))
      }
      #expect(!sizes.all.isEmpty)
      #expect(sizes.all.filter { $0.width <= 0 || $0.height <= 0 } == [])
      #expect(live.log.all == [])
    }
  }

  /// One message reports many sizes.
  ///
  /// The next message waits for the answer, and reports no element twice.
  @Test func sizesAreReportedTogether() async throws {
    let boxes = (2...601).map { id in
      let style = Element.Attribute("style", "position:absolute;width:\(id)px;height:5px")
      return ElementTree(id: id, element: Element("div", attributes: [style], events: .resize))
    }
    let all = ElementTree(id: 1, element: Element("div"), children: boxes)
    try await ClientPage.open(showing: all) { client in
      try await client.page.waitUntil(
        "document.documentElement.dataset.message?.includes(' 501 5')"
      )
      let first = try await sizes(in: client.takeMessages())
      #expect(first.map(\.node) == Array(2...501))
      #expect(first.allSatisfy { $0.size == CGSize(width: CGFloat($0.node), height: 5) })
      // Elements that change or hide meanwhile are reported with their latest size.
      try await client.patch(
        2,
        .setAttribute(node: 2, name: "style", value: "position:absolute;width:7px;height:5px"),
        .setAttribute(node: 3, name: "style", value: "display:none")
      )
      let _: Bool = try await client.page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
      )
      #expect(try await client.takeMessages() == [])
      try await client.deliver(ServerFrame(acknowledged: 1, .patches([])))
      let second = try await sizes(in: client.takeMessages())
      #expect(second.map(\.node) == Array(502...601) + [2])
      #expect(second.last?.size == CGSize(width: 7, height: 5))
    }
  }

  private func sizes(in messages: [ClientMessage]) throws -> [Event.ElementSize] {
    let reports = messages.compactMap { if case .event(let report) = $0 { report } else { nil } }
    #expect(reports.map(\.node) == [ViewGraph.rootID])
    guard case .sizes(let sizes) = reports.first?.event else { return [] }
    return sizes
  }
}
