import SwiftUI
import Testing
import ViewTesting

struct ViewTestingPage {
  struct CounterView: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Increment") { count += 1 }
    }
  }

  @MainActor @Test func viewCounts() throws {
    let view = ViewHarness { CounterView() }
    try view.tap(.button("Increment"))
    #expect(view.text == ["1", "Increment"])
  }
}
