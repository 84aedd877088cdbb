import Foundation

/// The dialog that offers a file to the user.
///
/// The page begins the download by itself. A link does it again if the browser does not allow that.
struct FileExportDialog {
  let makeFile: () throws -> OfferedFile
  let dismiss: () -> Void
  let onCompletion: (Result<URL, any Error>) -> Void
  let onCancellation: () -> Void
  @OwnObject private var offer = FileOffer()

  init(
    makeFile: @escaping () throws -> OfferedFile,
    dismiss: @escaping () -> Void,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.makeFile = makeFile
    self.dismiss = dismiss
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }
}

extension FileExportDialog: View {
  var body: some View {
    LifetimeView(
      content: Dialog(
        style: .alert,
        dismiss: {
          dismiss()
          onCancellation()
        },
        content: FileExportContent(secret: offer.secret)
      ),
      observer: FileOfferObserver(offer: offer, makeFile: makeFile) {
        dismiss()
        onCompletion($0)
      }
    )
  }
}

/// Keeps an offer known to its window while the dialog is presented.
private struct FileOfferObserver: LifetimeObserver {
  let offer: FileOffer
  let makeFile: () throws -> OfferedFile
  let complete: (Result<URL, any Error>) -> Void

  func appear(in graph: ViewGraph) {
    follow(graph)
    graph.fileTransfers.add(offer)
    do {
      offer.offer(try makeFile())
    } catch {
      offer.fail(error)
    }
  }

  func update(_ memory: inout Void, in graph: ViewGraph) {
    follow(graph)
  }

  func disappear(_ memory: Void, in graph: ViewGraph) {
    graph.fileTransfers.remove(offer)
  }

  /// Has the app's code run in a flush of the window, as all of its code does.
  @MainActor
  private func follow(_ graph: ViewGraph) {
    offer.complete = { [weak graph, complete] result, whenKnown in
      guard let graph else { return whenKnown() }
      graph.afterUpdate {
        complete(result)
        whenKnown()
      }
    }
  }
}

/// The title and the buttons of the dialog.
private struct FileExportContent {
  let secret: String
}

extension FileExportContent: View {
  var body: some View {
    Box("h2", class: ClassName.alertTitle.rawValue, content: Text("Export a File"))
    Box(class: "alert-message", content: Text("The file is ready to be downloaded."))
    Box(
      class: .alertActions,
      content: TupleView(
        Box(
          "a",
          attributes: [
            .init("class", ClassName.button.rawValue), .init("data-download", secret),
          ],
          content: Text("Download")
        ),
        Button("Cancel", role: .cancel) {}
      )
    )
  }
}
