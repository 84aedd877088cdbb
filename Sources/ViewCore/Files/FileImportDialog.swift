import Foundation
import UniformTypes

/// The dialog that asks the user for files.
///
/// The page opens the browser's picker by itself where it can. Else the user opens it with the dialog's button.
struct FileImportDialog {
  let types: [UTType]
  let allowsMany: Bool
  let dismiss: () -> Void
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: (() -> Void)?
  @OwnObject private var request = FileRequest()
  @Environment(\.uploadScan) private var scan

  init(
    types: [UTType],
    allowsMany: Bool,
    dismiss: @escaping () -> Void,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: (() -> Void)?
  ) {
    self.types = types
    self.allowsMany = allowsMany
    self.dismiss = dismiss
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }
}

extension FileImportDialog: View {
  var body: some View {
    LifetimeView(
      content: Dialog(
        style: .alert,
        dismiss: {
          dismiss()
          onCancellation?()
        },
        content: FileImportContent(request: request, types: types, allowsMany: allowsMany)
      ),
      observer: FileRequestObserver(
        request: request,
        types: types,
        allowsMany: allowsMany,
        scan: scan
      ) {
        dismiss()
        onCompletion($0)
      }
    )
  }
}

/// Keeps a request known to its window while the dialog is presented.
private struct FileRequestObserver: LifetimeObserver {
  let request: FileRequest
  let types: [UTType]
  let allowsMany: Bool
  let scan: UploadScan?
  let complete: (Result<[URL], any Error>) -> Void

  func appear(in graph: ViewGraph) {
    follow(graph)
    graph.fileTransfers.add(request)
  }

  func update(_ memory: inout Void, in graph: ViewGraph) {
    follow(graph)
  }

  func disappear(_ memory: Void, in graph: ViewGraph) {
    graph.fileTransfers.remove(request)
  }

  /// Gives the request what the view asks for.
  ///
  /// The app's code runs in a flush of the window, as all of its code does.
  @MainActor
  private func follow(_ graph: ViewGraph) {
    request.allowedTypes = types
    request.allowsMany = allowsMany
    request.scan = scan
    request.complete = { [weak graph, complete] result in
      graph?.afterUpdate { complete(result) }
    }
  }
}

/// The title, the state and the buttons of the dialog.
private struct FileImportContent {
  let request: FileRequest
  let types: [UTType]
  let allowsMany: Bool
}

extension FileImportContent: View {
  var body: some View {
    let phase = request.phaseLocation.value
    Box("h2", class: ClassName.alertTitle.rawValue, content: Text(title))
    Box(
      "div",
      attributes: [.init("class", "alert-message"), .init("aria-live", "polite")],
      content: Text(message(in: phase))
    )
    if phase.showsProgress {
      Box(class: "transfer", content: ProgressView(value: phase.fraction))
    }
    Box(
      class: .alertActions,
      content: TupleView(
        FilePickerButton(
          title: allowsMany ? "Choose Files…" : "Choose File…",
          secret: request.secret,
          filter: UTType.pickerFilter(types),
          allowsMany: allowsMany,
          isHidden: !phase.allowsChoice
        ),
        Button("Cancel", role: .cancel) {}
      )
    )
  }

  private var title: LocalizedStringKey { allowsMany ? "Import Files" : "Import a File" }

  private func message(in phase: FileRequest.Phase) -> String {
    switch phase {
    case .choosing(let refusal?): refusal
    case .choosing(nil): allowsMany ? "Choose files to upload." : "Choose a file to upload."
    case .receiving(let file, _): "Uploading \(file.title)"
    case .checking(let file): "Checking \(file.title)"
    case .waiting(let received, let count): "\(received) of \(count) files uploaded"
    case .ended: ""
    }
  }
}

extension IncomingFile {
  /// The name, and the place among several files.
  fileprivate var title: String {
    count > 1 ? "“\(name)” (\(index + 1) of \(count))" : "“\(name)”"
  }
}

extension FileRequest.Phase {
  /// Whether the user may choose files.
  fileprivate var allowsChoice: Bool {
    switch self {
    case .choosing, .waiting: true
    case .receiving, .checking, .ended: false
    }
  }

  fileprivate var showsProgress: Bool {
    if case .choosing = self { false } else { true }
  }

  /// The fraction of a file, or of the files, that has come, or `nil` if that is not known.
  fileprivate var fraction: Double? {
    switch self {
    case .receiving(_, let fraction): fraction
    case .waiting(let received, let count): Double(received) / Double(count)
    case .choosing, .checking, .ended: nil
    }
  }
}

/// The button that opens the browser's file picker.
///
/// It is a label around a field for files, so that the browser opens the picker by itself, for the keyboard too. The
/// field stays while files are on their way, because the page stops to send them when it is removed.
private struct FilePickerButton {
  let title: LocalizedStringKey
  let secret: String
  let filter: String?
  let allowsMany: Bool
  let isHidden: Bool
}

extension FilePickerButton: View {
  var body: some View {
    var label: [Element.Attribute] = [.init("class", "\(ClassName.button) file-choice")]
    if isHidden { label.append(.init("hidden", "")) }
    return Box("label", attributes: label, content: TupleView(Text(title), field))
  }

  @MainActor private var field: some View {
    var field: [Element.Attribute] = [
      .init("type", "file"), .init("class", "unseen"), .init("data-upload", secret),
    ]
    if let filter { field.append(.init("accept", filter)) }
    if allowsMany { field.append(.init("multiple", "")) }
    return Box("input", attributes: field, content: EmptyView())
  }
}
