import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Content that scrolls to the side.
@MainActor
@Suite(.needsBrowser)
struct StripTests {
  @Test func stripOffersItsHeightToItsContent() async throws {
    let content = ScrollView(.horizontal) {
      HStack {
        Color.blue.frame(width: 150)
        VStack {
          Text("Top")
          Spacer()
          Text("End")
        }
      }
    }
    .frame(height: 200)
    try await Places.of(content, waitingFor: "End") { places in
      let strip = try await places.first(".scroll")
      #expect(strip.height == 200)
      #expect(try await places.first(".color").height == 200)
      #expect(try await places.first(".text:last-child").bottom == strip.bottom)
    }
  }

  @Test func aStripAmongOtherViewsIsAsHighAsItsContent() async throws {
    let content = VStack {
      ScrollView(.horizontal) { HStack { ForEach(0..<30) { Text("Number \($0)") } } }
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let strip = try await places.first(".scroll")
      #expect(strip.height == (try await places.first(".scroll .text")).height)
      #expect(strip.width == places.width)
    }
  }

  @Test func lowStripIsCenteredVertically() async throws {
    let content = ScrollView(.horizontal) { Text("End") }
    try await Places.of(content, waitingFor: "End") { places in
      let text = try await places.first(".text")
      #expect(abs(text.top + text.bottom - places.height) <= 1)
    }
  }
}
