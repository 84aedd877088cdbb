import Foundation

/// Writes a Swift file with constants for the images and colors of asset catalogs.
///
/// The plugin `AssetSymbols` runs it with the path of the file and those of the catalogs.
@main
enum AssetSymbolsTool {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else {
      FileHandle.standardError.write(Data("usage: AssetSymbolsTool <output> <catalog>…\n".utf8))
      exit(64)
    }
    var assets = AssetFolder()
    for path in paths.dropFirst() { assets.add(contentsOf: URL(fileURLWithPath: path)) }
    try SymbolSource(assets).text.write(toFile: output, atomically: true, encoding: .utf8)
  }
}
