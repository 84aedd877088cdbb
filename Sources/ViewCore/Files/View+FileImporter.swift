public import Foundation
public import UniformTypes

nonisolated extension View {
  /// Asks the user for a file while a condition is true.
  ///
  /// ```swift
  /// Button("Import…") { isImporting = true }
  ///   .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
  ///     if case .success(let file) = result { open(file) }
  ///   }
  /// ```
  ///
  /// The browser's file picker opens if the browser allows it, which is the case shortly after a tap. A dialog with a
  /// button that opens the picker is there in any case. It shows how much of the file has come, and why a file is
  /// refused.
  ///
  /// Differs from SwiftUI in that the file is a copy on the server. It is deleted when the window's session ends, so
  /// move or read what has to stay. The files of folders cannot be imported.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It is set to `false` when it closes.
  ///   - allowedContentTypes: The types of files to accept, by the extension of their name.
  ///   - onCompletion: Called with the file, or with an error if it could not be stored.
  /// - Returns: The view with its dialog.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsMany: false) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// Asks the user for files while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It is set to `false` when it closes.
  ///   - allowedContentTypes: The types of files to accept, by the extension of their names.
  ///   - allowsMultipleSelection: Whether the user may choose several files.
  ///   - onCompletion: Called with the files in the order of the picker, or with an error if one could not be stored.
  /// - Returns: The view with its dialog.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(
      isPresented,
      allowedContentTypes,
      allowsMany: allowsMultipleSelection,
      onCompletion: onCompletion
    )
  }

  /// Asks the user for files while a condition is true, and runs an action when they choose none.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. It is set to `false` when it closes.
  ///   - allowedContentTypes: The types of files to accept, by the extension of their names.
  ///   - allowsMultipleSelection: Whether the user may choose several files.
  ///   - onCompletion: Called with the files in the order of the picker, or with an error if one could not be stored.
  ///   - onCancellation: Called when the user closes the dialog.
  /// - Returns: The view with its dialog.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importing(
      isPresented,
      allowedContentTypes,
      allowsMany: allowsMultipleSelection,
      onCompletion: onCompletion,
      onCancellation: onCancellation
    )
  }

  private func importing(
    _ isPresented: Binding<Bool>,
    _ types: [UTType],
    allowsMany: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View {
    PresentingView(base: self, item: isPresented.asItem, id: { _ in 0 }, onDismiss: nil) {
      _,
      dismiss in
      FileImportDialog(
        types: types,
        allowsMany: allowsMany,
        dismiss: dismiss,
        onCompletion: onCompletion,
        onCancellation: onCancellation
      )
    }
  }
}
