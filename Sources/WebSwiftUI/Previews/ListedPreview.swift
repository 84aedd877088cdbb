import ViewCore

/// A preview of the running program, as `--previews` lists it.
struct ListedPreview: Identifiable {
  /// Where the page of the preview is: it stays there in builds to come.
  let path: String
  let title: String
  /// Where the preview is declared, where a macro made it.
  let place: String?
  let content: @MainActor () -> AnyView
  /// By which the list is sorted.
  private let order: (file: String, line: Int)

  var id: String { path }

  /// The previews of a provider: each of its views is one.
  @MainActor
  static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Self] {
    // Letters, digits and underscores, also for a private type.
    let name = _mangledTypeName(provider) ?? String(reflecting: provider)
    let path =
      "/previews/" + name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    if let preview = provider as? any _Preview.Type {
      let place = "\(preview._fileID), line \(preview._line)"
      return [
        Self(
          path: path,
          title: preview._name ?? place,
          place: preview._name == nil ? nil : place,
          content: { AnyView(Provider.previews) },
          order: (preview._fileID, preview._line)
        )
      ]
    }
    let views = OwnOfPreview().run { Provider.previews.separated }
    let type = String(describing: provider)
    let module = String(reflecting: provider).prefix { $0 != "." }
    return views.enumerated().map { index, view in
      let title = views.count == 1 ? type : "\(type), \(index + 1)"
      return Self(
        path: views.count == 1 ? path : "\(path)/\(index + 1)",
        title: (view as? any NamedPreview)?.previewName ?? title,
        place: nil,
        // A collection may have lost some of its elements since.
        content: {
          Provider.previews.separated.dropFirst(index).first.map { AnyView(erasing: $0) }
            ?? AnyView(EmptyView())
        },
        order: ("\(module)/\(type)", index)
      )
    }
  }

  /// All previews of the app and its libraries, in the order of their files.
  @MainActor
  static func all() -> [Self] {
    ConformingTypes((any PreviewProvider).self).all()
      .flatMap { ($0 as? any PreviewProvider.Type).map { previews(of: $0) } ?? [] }
      .sorted { $0.order < $1.order }
  }
}
