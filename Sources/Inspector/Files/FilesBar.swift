#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import UniformTypes
import ViewCore

/// The buttons that export, import and replay a recording, with the result.
struct FilesBar: View {
  @Bindable var store: StoreOf<RecordingFiles>
  let entry: InspectedStores.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Button("Export") { store.send(.exportButtonTapped(store: entry.id)) }
          .disabled(entry.recording.numbers == nil)
        Button("Import") { store.send(.importButtonTapped) }
        Button("Replay") { store.send(.replayButtonTapped(store: entry.id)) }
          .disabled(entry.recording.numbers == nil)
      }
      .buttonStyle(.bordered)
      .font(.subheadline)
      if let notice = store.notice {
        Text(notice).font(.footnote).foregroundStyle(.secondary).lineLimit(12)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .fileExporter(
      isPresented: isExporting,
      document: store.document,
      contentType: .data,
      defaultFilename: "\(entry.name).recording"
    ) { result in
      if case .failure(let error) = result { store.send(.failed("\(error)")) }
    }
    .fileImporter(isPresented: $store.isImporting, allowedContentTypes: [.data]) { result in
      switch result {
      case .success(let url): store.send(.fileChosen(url, store: entry.id))
      case .failure(let error): store.send(.failed("\(error)"))
      }
    }
  }

  private var isExporting: Binding<Bool> {
    Binding {
      store.document != nil
    } set: { isPresented in
      if !isPresented { store.send(.exportEnded) }
    }
  }
}
#endif
