import ViewCore

/// All previews of a program on one page, each live in a frame of its own.
struct PreviewsView {
  let name: String
  let previews: [ListedPreview]
}

extension PreviewsView {
  /// The graph of a page of the previews, with dependencies and shared values of its own.
  @MainActor
  static func makeWindow(
    of previews: [ListedPreview],
    name: String,
    at path: String,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewGraph {
    let own = OwnOfPreview()
    return own.run {
      ViewGraph(
        root: window(of: previews, name: name, at: path),
        environment: environment,
        scope: own.scope
      )
    }
  }

  /// The content of a page: one preview at the path of the preview, and all previews elsewhere.
  @MainActor
  static func window(of previews: [ListedPreview], name: String, at path: String) -> AnyView {
    previews.first { $0.path == path }?.content()
      ?? AnyView(PreviewsView(name: name, previews: previews))
  }
}

extension PreviewsView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 340), spacing: 16)], spacing: 16) {
          ForEach(previews) { PreviewCard(preview: $0) }
        }
        .padding()
      }
      .navigationTitle("Previews of \(name)")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct PreviewCard: View {
  let preview: ListedPreview

  var body: some View {
    GroupBox {
      PageFrame(path: preview.relativePath, title: preview.title)
        .frame(height: 640)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    } label: {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 0) {
          Text(preview.title)
          if let place = preview.place {
            Text(place).font(.caption).foregroundStyle(.secondary)
              .lineLimit(1).truncationMode(.head)
          }
        }
        Spacer()
        PageLink("Open", path: preview.relativePath, name: "Open \(preview.title)")
      }
    }
  }
}
