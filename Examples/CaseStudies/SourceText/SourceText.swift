import Foundation

/// The text of this example's own source files, which are copied beside the program when it is built.
public enum SourceText {
  /// The text of a file.
  ///
  /// - Parameter name: The name of a file in the folder `Studies`.
  /// - Returns: Its text.
  /// - Throws: An error of the file system if the file does not exist.
  public static func text(of name: String) throws -> String {
    let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let file = folder.appendingPathComponent("Studies").appendingPathComponent(name)
    return try String(contentsOf: file, encoding: .utf8)
  }
}
