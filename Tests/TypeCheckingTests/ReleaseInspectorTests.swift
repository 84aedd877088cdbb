import Foundation
import Testing

#if os(Linux)
/// The inspector's sources, compiled as a release build compiles them.
@Suite(.timeLimit(.minutes(5)))
struct ReleaseInspectorTests {
  private let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  private func files(in folder: String) throws -> [String] {
    let folder = sources.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path() }
  }

  /// Everything that was compiled of some files, beside an empty function.
  ///
  /// The optimizer would remove what nothing uses.
  private func symbols(of files: [String], _ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appending(path: "Own.swift")
    try "public func own() {}".write(to: own, atomically: true, encoding: .utf8)
    let object = folder.appending(path: "Release.o")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6", "-c"]
      + ["-module-name", "Release", "-o", object.path()] + options + [own.path()] + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let errors = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(String(decoding: errors, as: UTF8.self))")
    return String(decoding: try Data(contentsOf: object), as: UTF8.self)
  }

  /// The files have no imports outside of a debug build, so anything in them would not compile, or be a symbol.
  @Test func releaseBuildHasNothingOfTheInspector() throws {
    let files =
      try files(in: "Inspector") + files(in: "ComposableArchitecture/Inspection")
      + [sources.appending(path: "WebSwiftUI/Launch/InspectorLaunch.swift").path()]
    #expect(files.count > 70)
    let matches = try symbols(of: files, []).matches(of: /\$s7Release[A-Za-z0-9_]*/)
    let names = Set<String>(matches.map { String($0.output) })
    let expected: Set<String> = ["$s7Release3ownyyF"]
    #expect(names == expected)
  }

  /// The same with a file that has more is seen.
  @Test func declarationOfAReleaseBuildIsSeen() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try "#if DEBUG\nstruct One {}\n#endif\nstruct Two {}".write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try symbols(of: [file.path()], []).contains("$s7Release3Two"))
    #expect(try !symbols(of: [file.path()], []).contains("$s7Release3One"))
    #expect(try symbols(of: [file.path()], ["-DDEBUG"]).contains("$s7Release3One"))
  }
}
#endif
