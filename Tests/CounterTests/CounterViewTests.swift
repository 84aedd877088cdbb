import ComposableArchitecture
import Testing
import ViewTesting

@testable import Counter
@testable import SwiftUI

@MainActor
struct CounterViewTests {
  private func makeView(
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
  ) -> ViewHarness {
    let store = withDependencies(prepare) {
      Store(initialState: CounterFeature.State()) { CounterFeature() }
    }
    return ViewHarness { CounterView(store: store) }
  }

  @Test func counterCounts() throws {
    let view = makeView()
    #expect(view.text == ["0", "Decrement", "Increment", "Get fact", "Start timer"])

    try view.tap(.button("Increment"))
    #expect(view.text.first == "1")
    #expect(view.patches == [.setText(node: 6, "1")])
    try view.tap(.button("Decrement"))
    try view.tap(.button("Decrement"))
    #expect(view.text.first == "-1")
  }

  @Test func aFactComesAfterASpinner() async throws {
    let (facts, continuation) = AsyncStream<String>.makeStream()
    let view = makeView {
      $0.numberFact.fetch = { number in
        for await fact in facts { return "\(number) \(fact)" }
        throw CancellationError()
      }
    }
    try view.tap(.button("Get fact"))
    #expect(view.contains(.progressIndicator))

    continuation.yield("is nothing.")
    try await view.wait { $0.text.contains("0 is nothing.") }
    #expect(!view.contains(.progressIndicator))
  }

  @Test func theTimerCountsUntilItIsStopped() async throws {
    let clock = TestClock()
    let view = makeView { $0.continuousClock = clock }
    try view.tap(.button("Start timer"))
    #expect(!view.contains(.button("Start timer")))
    await clock.advance(by: .seconds(1))
    #expect(view.text.first == "1")
    await clock.advance(by: .seconds(10))
    #expect(view.text.first == "11")
    try view.tap(.button("Stop timer"))
    #expect(view.contains(.button("Start timer")))
    await clock.advance(by: .seconds(10))
    #expect(view.text.first == "11")
  }

  @Test func thePreviewShowsACount() throws {
    let preview = try #require(
      ListedPreview.all().first { $0.title.hasPrefix("Counter/CounterView.swift") }
    )
    #expect(ViewHarness { preview.content() }.text.first == "6")
  }
}
