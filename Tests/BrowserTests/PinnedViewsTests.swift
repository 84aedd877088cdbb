import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Headers and footers of sections stay at the edges of what scrolls while their section is seen.
@MainActor
@Suite(.needsBrowser)
struct PinnedViewsTests {
  private struct Days: View {
    var body: some View {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(0..<3, id: \.self) { day in
          Section {
            ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 40) }
          } header: {
            Text("Day \(day)").frame(height: 30).background(Color.yellow)
          } footer: {
            Text("Night \(day)").frame(height: 20)
          }
        }
      }
    }
  }

  @Test func pinnedHeadersStayInAnAreaThatScrolls() async throws {
    let view = VStack(spacing: 0) {
      Text("Top").frame(height: 50)
      ScrollView { Days() }.frame(height: 300)
      Text("End")
    }
    try await Places.of(view, waitingFor: "End") { places in
      let area = try await places.first(".scroll")
      #expect(try await places.first(".pin:first-child").top == area.top)
      #expect(try await places.first(".pin:last-child").bottom == area.bottom)
      try await scroll(to: 500, in: ".scroll", places)
      #expect(try await places.first(".pin:first-child").top == area.top)
      // The next header pushes the one that is pinned, and then takes its place.
      try await scroll(to: 1230, in: ".scroll", places)
      #expect(
        try await places.all(".pin:first-child").map(\.top).prefix(2) == [
          area.top - 10, area.top + 20,
        ]
      )
      try await scroll(to: 1300, in: ".scroll", places)
      #expect(try await places.all(".pin:first-child")[1].top == area.top)
    }
  }

  @Test func pinnedHeadersStayBelowTheBarOfAScreenThatScrolls() async throws {
    let view = NavigationStack {
      ScrollView { Days() }
        .navigationTitle("Days")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("Status") } }
    }
    try await Places.of(view, waitingFor: "Night 2") { places in
      let bar = try await places.first(".bar")
      let bottomBar = try await places.first(".bottom-bar")
      try await scroll(to: 500, in: "html", places)
      #expect(try await places.first(".pin:first-child").top == bar.bottom)
      #expect(try await places.first(".pin:last-child").bottom == bottomBar.top)
      let isInFront: Bool = try await places.page.evaluate(
        "document.elementFromPoint(innerWidth / 2, \(bar.bottom + 15)).closest('.pin') !== null"
      )
      #expect(isInFront)
    }
  }

  @Test func pinnedHeadersStayInARow() async throws {
    let view = VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2, id: \.self) { week in
            Section {
              ForEach(0..<30, id: \.self) { Text("\($0)").frame(width: 60, height: 40) }
            } header: {
              Text("Week \(week)").frame(width: 80)
            }
          }
        }
      }
      Text("End")
    }
    try await Places.of(view, waitingFor: "End") { places in
      let area = try await places.first(".scroll")
      let first = try await places.first(".pin:first-child")
      #expect(first.left == area.left)
      #expect(try await places.all(".pin:first-child")[1].left == area.left + 30 * 60 + 80)
      _ =
        try await places.page.evaluate(
          "(document.querySelector('.scroll').scrollLeft = 500, true)"
        ) as Bool
      #expect(try await places.first(".pin:first-child").left == area.left)
    }
  }

  @Test func pinnedHeadersStayInAGrid() async throws {
    let view = VStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2, id: \.self) { week in
            Section {
              ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: 40) }
            } header: {
              Text("Week \(week)").frame(height: 30)
            }
          }
        }
      }
      .frame(height: 300)
      Text("End")
    }
    try await Places.of(view, waitingFor: "End") { places in
      let area = try await places.first(".scroll")
      #expect(try await places.all(".pin:first-child")[1].top == area.top + 30 + 15 * 40)
      try await scroll(to: 200, in: ".scroll", places)
      let header = try await places.first(".pin:first-child")
      #expect(header.top == area.top)
    }
  }

  private func scroll(to offset: Int, in selector: String, _ places: Places) async throws {
    let script = "(document.querySelector('\(selector)').scrollTop = \(offset), true)"
    _ = try await places.page.evaluate(script) as Bool
  }
}
