#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Asks for access to a file that the user has chosen, which is there in any case.
  ///
  /// Sources that are shared with Apple's platforms call it before they read a file of
  /// ``View/fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Returns: `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file that the user has chosen, which does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
