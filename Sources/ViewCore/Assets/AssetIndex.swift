import ConcurrencyExtras
import Foundation

/// The assets of a bundle: those of its asset catalogs, and the image files beside them.
///
/// Off Apple's platforms, no tool compiles catalogs. They are read as source: folders such as
/// `Name.imageset` in a folder `….xcassets` of a bundle's resources. They are read once.
struct AssetIndex {
  /// The place of an image.
  enum ImagePlace: Equatable {
    /// The folder of a set in a catalog.
    case set(URL)
    /// Plain files by their scales.
    case files([Double: URL])
  }

  private(set) var images: [String: ImagePlace] = [:]
  /// The folders of colors.
  private(set) var colors: [String: URL] = [:]

  private static let known = Locked<[String: Self]>([:])

  /// Returns the assets of the bundle at a path, or those of the app and all bundles beside it.
  static func assets(ofBundleAt path: String?) -> Self {
    let main = Bundle.main.bundlePath
    let path = path ?? main
    return known.withLock { known in
      if let index = known[path] { return index }
      let index = Self(folders: path == main ? appFolders : [Bundle(path: path)?.resourceURL])
      known[path] = index
      return index
    }
  }

  /// The resources of the app, and those of SwiftPM's targets, which are beside the executable.
  private static var appFolders: [URL?] {
    let main = Bundle.main
    let bundles = contents(of: main.bundleURL).filter {
      ["resources", "bundle"].contains($0.pathExtension)
    }
    return [main.resourceURL] + bundles.map { Bundle(url: $0)?.resourceURL ?? $0 }
  }

  private init(folders: [URL?]) {
    for item in folders.flatMap(Self.contents) {
      if item.pathExtension == "xcassets" { addAssets(in: item) } else { addFile(item) }
    }
  }

  /// Adds the assets of a catalog or of a folder in it.
  ///
  /// A folder can be a namespace, which is part of the names in it.
  private mutating func addAssets(in folder: URL, namespace: String = "") {
    for item in Self.contents(of: folder) {
      let name = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset": images[name] = images[name] ?? .set(item)
      case "colorset": colors[name] = colors[name] ?? item
      case "":
        let isNamespace = AssetFolder(at: item).providesNamespace
        addAssets(in: item, namespace: isNamespace ? name + "/" : namespace)
      default: break
      }
    }
  }

  /// Adds an image file under its name with and without the extension.
  ///
  /// Names such as `photo@2x.png` end with the scale.
  private mutating func addFile(_ file: URL) {
    guard ImageFile.extensions.contains(file.pathExtension.lowercased()) else { return }
    var name = file.deletingPathExtension().lastPathComponent
    var scale = 1.0
    for (suffix, factor) in [("@2x", 2.0), ("@3x", 3)] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      scale = factor
    }
    for name in [name, "\(name).\(file.pathExtension)"] {
      switch images[name] {
      case nil: images[name] = .files([scale: file])
      case .files(var files):
        files[scale] = files[scale] ?? file
        images[name] = .files(files)
      case .set: break
      }
    }
  }

  /// Returns the contents of a folder, sorted by name.
  private static func contents(of folder: URL?) -> [URL] {
    guard let folder,
      let found = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
    else { return [] }
    return found.sorted { $0.path < $1.path }
  }
}

/// The settings of a folder in a catalog.
private struct AssetFolder: Decodable {
  private struct Properties: Decodable {
    let isNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case isNamespace = "provides-namespace"
    }
  }

  private let properties: Properties?

  var providesNamespace: Bool { properties?.isNamespace == true }

  init(at folder: URL) {
    let settings = try? AssetContents.decode(Self.self, in: folder)
    self = settings ?? Self(properties: nil)
  }

  private init(properties: Properties?) {
    self.properties = properties
  }
}
