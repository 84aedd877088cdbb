import BrowserHost
import Foundation
import Testing

/// The types of the script, which the TypeScript compiler checks by the comments of the modules.
struct ClientTypesTests {
  @Test(
    .enabled(
      if: isCompilerInstalled || ProcessInfo.processInfo.environment["CI"] != nil,
      "'Scripts/install-typescript' installs the compiler that this needs."
    )
  )
  func typesOfTheScriptAreRight() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = ClientAssets.scriptModules.merging(ClientAssets.inspectionModules) { $1 }
      .merging(ClientAssets.rareModules) { $1 }
    for (name, source) in modules {
      try Data(source).write(to: folder.appending(path: name))
    }
    for name in ["jsconfig.json", "types.d.ts"] {
      let file = URL(filePath: ClientSources.path("Script/\(name)"))
      try FileManager.default.copyItem(at: file, to: folder.appending(path: name))
    }
    let result = try Command.run("tsc", "--project", "jsconfig.json", in: folder)
    #expect(result.status == 0, "\(String(decoding: result.output, as: UTF8.self))")
  }

  private static var isCompilerInstalled: Bool {
    (try? Command.run("tsc", "--version").status) == 0
  }
}
