#if !canImport(Darwin)
public import Foundation

// On Apple's platforms these come with Foundation.
extension URL {
  /// The directory of the person's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }

  /// The directory of what the app keeps for itself.
  public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory, ".local/share")
  }

  /// The directory of what the app can make again.
  public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }

  /// The directory that Foundation knows, or the usual one in the person's own directory.
  private static func directory(
    _ directory: FileManager.SearchPathDirectory,
    _ usual: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appendingPathComponent(usual, isDirectory: true)
  }
}
#endif
