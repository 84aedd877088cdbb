import Foundation

/// The names of the assets in a catalog, or in a folder of it that is a namespace.
struct AssetFolder: Equatable {
  /// The whole names, with those of the namespaces around them.
  var images: [String] = []
  var colors: [String] = []
  /// The folders that are namespaces, by their names.
  var namespaces: [String: AssetFolder] = [:]

  /// Adds the assets of a catalog or of a folder in it.
  mutating func add(contentsOf folder: URL, prefix: String = "") {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    for item in (items ?? []).sorted(by: { $0.path < $1.path }) {
      let name = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset": images.append(prefix + name)
      case "colorset": colors.append(prefix + name)
      case "" where Self.isNamespace(item):
        namespaces[name, default: AssetFolder()].add(contentsOf: item, prefix: "\(prefix)\(name)/")
      case "": add(contentsOf: item, prefix: prefix)
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.isNamespace == true
  }
}

private struct Contents: Decodable {
  struct Properties: Decodable {
    let isNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case isNamespace = "provides-namespace"
    }
  }

  let properties: Properties?
}
