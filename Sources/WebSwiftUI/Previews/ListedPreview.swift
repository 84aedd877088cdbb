import RuntimeMetadata
import ViewCore

/// A preview of the running program, as `--previews` lists it.
struct ListedPreview: Identifiable {
  /// The path of the preview's page, which later builds keep.
  let path: String
  let title: String
  /// The place of the declaration, if a macro made the preview.
  let place: String?
  let content: @MainActor () -> AnyView
  /// The position in the list.
  private let order: (file: String, line: Int)

  var id: String { path }
  /// The path from the page with all previews, which is correct below any base path.
  var relativePath: String { String(path.drop { $0 == "/" }) }

  /// The previews of a provider, one for each of its views.
  @MainActor
  static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Self] {
    // The name of a private type contains other characters too.
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
          content: { AnyView(Provider.previews.environment(\.isPreview, true)) },
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
        // A collection may have fewer elements by now.
        content: {
          Provider.previews.separated.dropFirst(index).first
            .map { AnyView(AnyView(erasing: $0).environment(\.isPreview, true)) }
            ?? AnyView(EmptyView())
        },
        order: ("\(module)/\(type)", index)
      )
    }
  }

  /// All previews of the app and its libraries, in the order of their files.
  ///
  /// - Parameter layout: The layout of conformances.
  /// - Returns: The previews, of which there is at least one.
  /// - Throws: The reason why there is none.
  @MainActor
  static func all(layout: ConformanceLayout? = .current) throws(PreviewError) -> [Self] {
    guard let providers = Conformances(to: (any PreviewProvider).self, layout: layout)
    else { throw .unknownLayout }
    var all: [Self] = []
    for case let provider as any PreviewProvider.Type in providers.types {
      all += previews(of: provider)
    }
    guard !all.isEmpty else { throw .noPreviews }
    return all.sorted { $0.order < $1.order }
  }
}
