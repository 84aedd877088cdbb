import Foundation
import Testing

/// The sources of the examples are those of an app on Apple's platforms, too.
struct ExampleSourcesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  @Test(arguments: [
    "CaseStudies", "Counter", "Gallery", "Packing", "Standups", "StandupsCommon", "SyncUps",
    "Todos",
  ])
  func examplesImportOnlyTheirLibraries(example: String) throws {
    let allowed: Set = [
      "CaseStudySources", "Combine", "ComposableArchitecture", "Foundation", "StandupsCommon",
      "SwiftUI", "SwiftUINavigation", "UniformTypeIdentifiers",
    ]
    let folder = Self.folder.appendingPathComponent(example)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      let imports = lines.compactMap { line in
        line.hasPrefix("import ") || line.hasPrefix("public import ")
          ? line.split(separator: " ").last : nil
      }
      #expect(Set(imports.map(String.init)).isSubset(of: allowed), "\(file)")
      if let condition = Self.condition(of: file) {
        #expect(lines.first == "#if \(condition)" && lines.last == "#endif", "\(file)")
        continue
      }
      #expect(!lines.contains { $0.hasPrefix("#if") }, "\(file)")
    }
  }

  /// The platforms of a file that names what one of the libraries does not have there, or nil for all platforms.
  private static func condition(of file: String) -> Substring? {
    // A stand-in for the one modifier that SwiftUI does not have.
    if file.hasSuffix("/View+NavigationAddress.swift") { return "canImport(Darwin)" }
    return file.hasSuffix("+Inspector.swift") ? "!canImport(Darwin)" : nil
  }
}
