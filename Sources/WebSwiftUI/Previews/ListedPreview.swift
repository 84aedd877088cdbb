import ViewCore

/// A preview of the running program, as `--previews` lists it.
struct ListedPreview: Identifiable {
  let id: String
  let title: String
  let content: @MainActor () -> AnyView
  /// Where it is declared, by which the list is sorted.
  private let place: (file: String, line: Int)

  @MainActor
  init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    id = String(reflecting: provider)
    content = { AnyView(Provider.previews) }
    guard let preview = provider as? any _Preview.Type else {
      title = String(describing: provider)
      place = (id, 0)
      return
    }
    title = preview._name ?? "\(preview._fileID), line \(preview._line)"
    place = (preview._fileID, preview._line)
  }

  /// All previews of the app and its libraries, in the order of their files.
  @MainActor
  static func all() -> [Self] {
    ConformingTypes((any PreviewProvider).self).all()
      .compactMap { ($0 as? any PreviewProvider.Type).map { Self($0) } }
      .sorted { $0.place < $1.place }
  }
}
