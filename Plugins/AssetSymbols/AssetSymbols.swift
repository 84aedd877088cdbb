import Foundation
import PackagePlugin

/// Generates constants for the images and colors of a target's asset catalogs, as Xcode does.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
    // Xcode generates the same constants.
    return []
    #else
    guard let target = target.sourceModule else { return [] }
    let catalogs = files(in: target.directoryURL).filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating constants for the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(files).filter { $0.lastPathComponent == "Contents.json" },
        outputFiles: [output]
      )
    ]
    #endif
  }

  /// All files and folders in a folder, in the same order each time.
  private func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
