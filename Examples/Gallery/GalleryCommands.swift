import SwiftUI

/// The commands of the gallery: keys that turn its pages.
struct GalleryCommands: Commands {
  @FocusedBinding(\.galleryPage) private var page
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Open Page in a Window") { openWindow(value: page ?? .text) }
    }
    CommandMenu("Page") {
      Button("Next Page") { turn(by: 1) }
        .keyboardShortcut(.rightArrow, modifiers: [.control, .option])
      Button("Previous Page") { turn(by: -1) }
        .keyboardShortcut(.leftArrow, modifiers: [.control, .option])
      Divider()
      Button("First Page") { page = GalleryPage.allCases.first }
    }
  }

  private func turn(by distance: Int) {
    let pages = GalleryPage.allCases
    guard let page, let index = pages.firstIndex(of: page) else { return }
    self.page = pages[(index + distance + pages.count) % pages.count]
  }
}

private struct GalleryPageKey: FocusedValueKey {
  typealias Value = Binding<GalleryPage>
}

extension FocusedValues {
  /// The page that the window shows.
  var galleryPage: Binding<GalleryPage>? {
    get { self[GalleryPageKey.self] }
    set { self[GalleryPageKey.self] = newValue }
  }
}
