#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
struct WindowPickerTests {
  private let inspected = Inspected()

  private struct AlbumView: View {
    @State var store: StoreOf<Album>

    var body: some View {
      Button("Count") { store.send(.counted) }
    }
  }

  /// The body of a window makes its store.
  private struct Window: View {
    let make: () -> StoreOf<Album>

    var body: some View {
      AlbumView(store: make())
    }
  }

  private func makeWindow() -> ViewHarness {
    ViewHarness { Window { inspected.makeStore() } }
  }

  @Test func oneWindowNeedsNoChoice() {
    let window = makeWindow()
    let page = inspected.makePage()
    #expect(!page.contains(.picker("Window")))
    withExtendedLifetime(window) {}
  }

  @Test func chosenWindowShowsItsNewestStoreAndThoseOfNoWindow() throws {
    let shared = inspected.makeStore()
    let windows = [makeWindow(), makeWindow()]
    #expect(inspected.stores.windowNumbers == [1, 2])
    #expect(inspected.stores.entries(ofWindow: 1).map(\.id) == [1, 2])
    #expect(inspected.stores.entries(ofWindow: nil).map(\.id) == [1, 2, 3])
    let page = inspected.makePage()
    try windows[1].tap(.button("Count"))
    #expect(page.contains(.text(".counted")))
    try page.pick("Window 1", in: .picker("Window"))
    #expect(page.contains(.text("No actions yet")))
    #expect(!page.text.contains("Album, window 2, store 3"))
    try windows[0].tap(.button("Count"))
    #expect(page.contains(.text(".counted")))
    try page.pick("All windows", in: .picker("Window"))
    #expect(page.text.contains("Album, window 2, store 3"))
    withExtendedLifetime((shared, windows)) {}
  }
}
#endif
