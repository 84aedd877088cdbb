public import Foundation

/// A check of the files that users send, before the app receives them.
///
/// ```swift
/// WindowGroup { DocumentsView() }
///   .environment(\.uploadScan, UploadScan { file in
///     guard try await scanner.isClean(file) else {
///       throw UploadRefusal("The file contains a virus.")
///     }
///   })
/// ```
///
/// Every ``View/fileImporter(isPresented:allowedContentTypes:onCompletion:)`` inside runs it for each file, when the
/// file is stored. A file for which it throws an error is deleted, and the dialog shows the error's description.
///
/// It is cancelled, and the file is deleted, when the user closes the dialog or the connection is lost, and after two
/// minutes.
///
/// SwiftUI does not have it, because there the user's own files are read in place.
public struct UploadScan: Sendable {
  private let check: @Sendable (URL) async throws -> Void

  /// Creates a check.
  ///
  /// - Parameter check: Throws an error if the file is not acceptable.
  public init(_ check: @escaping @Sendable (_ file: URL) async throws -> Void) {
    self.check = check
  }

  /// The text of the app's refusal, if it refuses the file.
  func refusal(of file: URL, named name: String) async -> String? {
    do {
      try await check(file)
      return nil
    } catch {
      return (error as? any LocalizedError)?.errorDescription ?? "“\(name)” was refused."
    }
  }
}

/// The reason why a file of the user is refused, which the dialog shows.
public struct UploadRefusal: LocalizedError, Equatable {
  public let errorDescription: String?

  /// Creates a refusal.
  ///
  /// - Parameter message: The text for the user.
  public init(_ message: String) {
    errorDescription = message
  }
}

extension EnvironmentValues {
  private enum UploadScanKey: EnvironmentKey {
    static var defaultValue: UploadScan? { nil }
  }

  /// The check of files that users send, or `nil` if none is made.
  public var uploadScan: UploadScan? {
    get { self[UploadScanKey.self] }
    set { self[UploadScanKey.self] = newValue }
  }
}
