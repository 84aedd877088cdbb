import ViewCore

/// The app that `--previews` runs in place of the person's own.
struct PreviewsApp: App {
  var body: some Scene {
    WindowGroup { PreviewsView(previews: ListedPreview.all()) }
  }
}

/// Previews, of which the window shows one at a time.
struct PreviewsView {
  private let previews: [ListedPreview]
  @State private var shownID: ListedPreview.ID?

  init(previews: [ListedPreview]) {
    self.previews = previews
    _shownID = State(initialValue: previews.first?.id)
  }
}

extension PreviewsView: View {
  var body: some View {
    VStack {
      Picker("Preview", selection: $shownID) {
        ForEach(previews) { preview in
          Text(preview.title).tag(Optional(preview.id))
        }
      }
      Divider()
      if let shown = previews.first(where: { $0.id == shownID }) {
        shown.content()
          .id(shown.id)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.isShowingPreviews, true)
      }
    }
  }
}
