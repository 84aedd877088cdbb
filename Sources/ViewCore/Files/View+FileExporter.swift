public import Foundation
public import UniformTypes

nonisolated extension View {
  /// Gives the user a document as a file while a condition is true.
  ///
  /// ```swift
  /// Button("Export…") { isExporting = true }
  ///   .fileExporter(
  ///     isPresented: $isExporting,
  ///     document: TripDocument(trips),
  ///     contentType: .json,
  ///     defaultFilename: "Trips"
  ///   ) { _ in }
  /// ```
  ///
  /// The browser downloads the file. A dialog offers the download again if the browser does not begin it by itself.
  ///
  /// Differs from SwiftUI in that the browser does not say where it stores the file. `onCompletion` gets the copy on
  /// the server, which is deleted a minute later, or when the window's session ends. Move it to keep it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It is set to `false` when it closes.
  ///   - document: The document. Nothing is presented if it is `nil`.
  ///   - contentType: The type of the file, which decides its extension.
  ///   - defaultFilename: The name of the file, without or with its extension.
  ///   - onCompletion: Called when the browser has the file, or with an error if it could not be made.
  /// - Returns: The view with its dialog.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document, contentType, defaultFilename, onCompletion)
  }

  /// Gives the user a document as a file while a condition is true, and runs an action when they do not take it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It is set to `false` when it closes.
  ///   - document: The document. Nothing is presented if it is `nil`.
  ///   - contentTypes: The types of the file. The first one that the document can be written to is used.
  ///   - defaultFilename: The name of the file, without or with its extension.
  ///   - onCompletion: Called when the browser has the file, or with an error if it could not be made.
  ///   - onCancellation: Called when the user closes the dialog.
  /// - Returns: The view with its dialog.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first { D.writableContentTypes.contains($0) }
    return exporting(
      isPresented,
      document,
      type ?? D.writableContentTypes.first ?? .data,
      defaultFilename,
      onCompletion,
      onCancellation
    )
  }

  private func exporting<D: FileDocument>(
    _ isPresented: Binding<Bool>,
    _ document: D?,
    _ type: UTType,
    _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    PresentingView(base: self, item: isPresented.asItem(document), id: { _ in 0 }, onDismiss: nil) {
      document,
      dismiss in
      FileExportDialog(
        makeFile: { try document.offeredFile(as: type, name: name) },
        dismiss: dismiss,
        onCompletion: onCompletion,
        onCancellation: onCancellation
      )
    }
  }
}

extension FileDocument {
  fileprivate func offeredFile(as type: UTType, name: String?) throws -> OfferedFile {
    let file = try fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    )
    guard let contents = file.regularFileContents else { throw CocoaError(.fileWriteUnknown) }
    return OfferedFile(
      name: type.fileName(name ?? file.preferredFilename ?? "Untitled"),
      mimeType: type.preferredMIMEType ?? "application/octet-stream",
      contents: contents
    )
  }
}

extension UTType {
  /// A name with an extension of this type.
  fileprivate func fileName(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !includes(fileName: name) else { return name }
    return "\(name).\(ending)"
  }
}
