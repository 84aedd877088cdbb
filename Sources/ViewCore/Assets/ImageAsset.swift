import ConcurrencyExtras
import Foundation

/// An image of an asset catalog, or the files of a plain image.
struct ImageAsset: Equatable {
  /// The files for light and dark windows, by rising scales.
  let light: [PictureFile]
  /// The files for dark windows, or none if they are the same.
  let dark: [PictureFile]
  /// Whether the image has the color of the text.
  let isTemplate: Bool

  /// The outcome of a search.
  enum Lookup {
    case found(ImageAsset)
    /// No image has the name. The nearest one may be meant.
    case missing(nearest: String?)
    case faulty(file: String, ImageFile.Fault)
  }

  private static let known = Locked<[AssetID: Lookup]>([:])

  /// Returns the image with a name.
  static func find(_ id: AssetID) -> Lookup {
    known.withLock { known in
      if let lookup = known[id] { return lookup }
      let lookup = load(id)
      if known.count >= AssetID.knownCapacity { known.removeAll() }
      known[id] = lookup
      return lookup
    }
  }

  private static func load(_ id: AssetID) -> Lookup {
    let images = AssetIndex.assets(ofBundleAt: id.bundlePath).images
    switch images[id.name] {
    case nil: return .missing(nearest: AssetID.nearest(to: id.name, among: images.keys))
    case .set(let folder): return ImageSet.load(folder)
    case .files(let files):
      return load(light: files.map { ($0.key, $0.value) }, dark: [], isTemplate: false)
    }
  }

  fileprivate static func load(
    light: [(scale: Double, URL)],
    dark: [(scale: Double, URL)],
    isTemplate: Bool
  ) -> Lookup {
    var tones: [[PictureFile]] = []
    for files in [light, dark] {
      var loaded: [PictureFile] = []
      for (scale, url) in files.sorted(by: { $0.scale < $1.scale }) {
        do throws(ImageFile.Fault) {
          loaded.append(PictureFile(try ImageFile(at: url), scale: scale))
        } catch {
          return .faulty(file: url.lastPathComponent, error)
        }
      }
      tones.append(loaded)
    }
    return .found(ImageAsset(light: tones[0], dark: tones[1], isTemplate: isTemplate))
  }
}

/// The description of an image in a catalog.
private struct ImageSet: Decodable {
  struct Variant: Decodable, AssetVariant {
    let filename: String?
    let scale: String?
    let appearances: [AssetAppearance]?
    let idiom: String?
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  let images: [Variant]
  let properties: Properties?

  static func load(_ folder: URL) -> ImageAsset.Lookup {
    guard let set = try? AssetContents.decode(Self.self, in: folder) else {
      return .faulty(file: "Contents.json", .unreadable)
    }
    let light = set.files(isDark: false, in: folder)
    guard !light.isEmpty else { return .faulty(file: "Contents.json", .notAnImage) }
    return ImageAsset.load(
      light: light,
      dark: set.files(isDark: true, in: folder),
      isTemplate: set.properties?.intent == "template"
    )
  }

  /// The files of a tone, of which the first one of each scale counts.
  private func files(isDark: Bool, in folder: URL) -> [(scale: Double, URL)] {
    var files: [Double: URL] = [:]
    for variant in images.variants(isDark: isDark) {
      guard let name = variant.filename else { continue }
      let scale = variant.scale.flatMap { Double($0.dropLast()) } ?? 1
      files[scale] = files[scale] ?? folder.appendingPathComponent(name)
    }
    return files.map { ($0.key, $0.value) }
  }
}
