import SwiftUI

/// Shows each view of the library, page by page.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryView() }
      .commands { GalleryCommands() }
    WindowGroup("Page", for: GalleryPage.self) { $page in
      GalleryView(page: page ?? .text)
    }
  }
}

struct GalleryView: View {
  @State var page = GalleryPage.text
  @State var appearance: ColorScheme?

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack {
          Picker("Page", selection: $page) {
            ForEach(GalleryPage.allCases) { Text($0.title).tag($0) }
          }
          Picker("Appearance", selection: $appearance) {
            Text("As the system").tag(ColorScheme?.none)
            Text("Light").tag(ColorScheme?.some(.light))
            Text("Dark").tag(ColorScheme?.some(.dark))
          }
        }
        .labelsHidden()
        page.content
      }
      .padding(.top)
    }
    .preferredColorScheme(appearance)
    .focusedSceneValue(\.galleryPage, $page)
    // An address such as '/lists' shows that page.
    .onOpenURL { page = GalleryPage(rawValue: $0.lastPathComponent) ?? page }
  }
}

enum GalleryPage: String, CaseIterable, Codable, Identifiable {
  case text, controls, pickers, symbols, images, shapes, effects, lists, rows, styles, groups
  case layout, preferences, motion, tabs, screens, cases, files, gauges, keys, scrolling, bars
  case painting

  var id: Self { self }
  var title: String { rawValue.capitalized }

  @MainActor
  @ViewBuilder
  var content: some View {
    switch self {
    case .text: TextPage()
    case .controls: ControlsPage()
    case .pickers: PickersPage()
    case .symbols: SymbolsPage()
    case .images: ImagesPage()
    case .shapes: ShapesPage()
    case .effects: EffectsPage()
    case .lists: ListsPage()
    case .rows: RowsPage()
    case .styles: StylesPage()
    case .groups: GroupsPage()
    case .layout: LayoutPage()
    case .preferences: PreferencesPage()
    case .motion: MotionPage()
    case .tabs: TabsPage()
    case .screens: ScreensPage()
    case .cases: CasesPage()
    case .files: FilesPage()
    case .gauges: GaugesPage()
    case .keys: KeysPage()
    case .scrolling: ScrollingPage()
    case .bars: BarsPage()
    case .painting: PaintingPage()
    }
  }
}
