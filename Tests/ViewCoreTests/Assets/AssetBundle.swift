import Foundation

/// A bundle with assets, for tests that read them.
struct AssetBundle {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var bundle: Bundle? { Bundle(url: folder) }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Writes the file that describes a folder of the catalog.
  func describe(_ path: String, _ contents: String) throws {
    try write(Data(contents.utf8), to: "Assets.xcassets/\(path)/Contents.json")
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The first bytes of a PNG, and some that make it differ from others.
  static func png(_ width: Int, _ height: Int, mark: String = "") -> Data {
    func big(_ number: Int) -> [UInt8] {
      (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + big(13) + Array("IHDR".utf8) + big(width) + big(height) + mark.utf8)
  }
}
