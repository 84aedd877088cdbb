import ConcurrencyExtras
import Foundation

/// A color of an asset catalog, with an optional variant for dark screens.
///
/// Off Apple's platforms, no tool compiles catalogs. They are read as source: folders
/// `Name.colorset` in a folder `….xcassets` of a bundle's resources.
enum ColorAsset {
  private struct Key: Hashable {
    let name: String
    let bundle: String?
  }

  /// The entry of a color in a catalog.
  struct Found {
    /// The color as CSS.
    let css: String
    /// The name of the color space, if it is unknown.
    let unknownSpace: String?
  }

  private static let known = Locked<[Key: Found?]>([:])

  /// Returns the color with a name, or `nil` if no catalog has it.
  static func find(_ name: String, in bundle: Bundle?) -> Found? {
    let key = Key(name: name, bundle: bundle?.bundlePath)
    return known.withLock { known in
      if let found = known[key] { return found }
      let found = catalogs(of: bundle).lazy.compactMap { find(name, in: $0) }.first
      known[key] = found
      return found
    }
  }

  /// Returns the catalogs of a bundle, or those of the app and all bundles beside it.
  private static func catalogs(of bundle: Bundle?) -> [URL] {
    guard bundle == nil else { return bundle.map { catalogs(in: $0.resourceURL) } ?? [] }
    let main = Bundle.main
    let bundles = contents(of: main.bundleURL).filter {
      ["resources", "bundle"].contains($0.pathExtension)
    }
    return ([main.resourceURL] + bundles).flatMap(catalogs(in:))
  }

  private static func catalogs(in folder: URL?) -> [URL] {
    contents(of: folder).filter { $0.pathExtension == "xcassets" }
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

  /// Searches a catalog or a folder in it.
  ///
  /// A folder can be a namespace, which is part of the color's name.
  private static func find(_ name: String, in folder: URL) -> Found? {
    if let colors = ColorSet(at: folder.appendingPathComponent("\(name).colorset")) {
      return colors.css.map { Found(css: $0, unknownSpace: colors.unknownSpace) }
    }
    for child in contents(of: folder) where child.pathExtension.isEmpty {
      let prefix = child.lastPathComponent + "/"
      if !FolderSettings(at: child).providesNamespace {
        if let found = find(name, in: child) { return found }
      } else if name.hasPrefix(prefix) {
        if let found = find(String(name.dropFirst(prefix.count)), in: child) { return found }
      }
    }
    return nil
  }
}

/// The settings of a folder in a catalog.
private struct FolderSettings: Decodable {
  private struct Properties: Decodable {
    let isNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case isNamespace = "provides-namespace"
    }
  }

  private let properties: Properties?

  var providesNamespace: Bool { properties?.isNamespace == true }

  init(at folder: URL) {
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let settings = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    self = settings ?? Self(properties: nil)
  }

  private init(properties: Properties?) {
    self.properties = properties
  }
}

/// The variants of a color in a catalog.
private struct ColorSet: Decodable {
  fileprivate struct Tone: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    struct Value: Decodable {
      let components: [String: String]?
      let space: String?

      enum CodingKeys: String, CodingKey {
        case components
        case space = "color-space"
      }
    }

    let color: Value?
    let appearances: [Appearance]?
    let idiom: String?
  }

  private let colors: [Tone]

  init?(at folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let set = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = set
  }

  /// The color as CSS, or `nil` if the set has no components.
  var css: String? {
    guard let light = tone(where: { $0 == nil }) else { return nil }
    guard let dark = tone(where: { $0 == "dark" }) else { return light }
    return "light-dark(\(light),\(dark))"
  }

  private func tone(where isMeant: (String?) -> Bool) -> String? {
    let tones = colors.filter { tone in
      let appearances = tone.appearances ?? []
      let others = appearances.filter { $0.appearance != "luminosity" }
      return others.isEmpty && isMeant(appearances.first?.value)
    }
    let tone = tones.first { $0.idiom == "universal" } ?? tones.first
    return tone?.color?.css
  }

  /// The name of the first unknown color space.
  var unknownSpace: String? {
    colors.lazy.compactMap(\.color?.space).first { Tone.Value.spaces[$0] == nil }
  }
}

extension ColorSet.Tone.Value {
  /// The known color spaces of catalogs.
  fileprivate static let spaces: [String: Color.RGBColorSpace] = [
    "srgb": .sRGB, "extended-srgb": .sRGB, "gray-gamma-22": .sRGB, "extended-gray": .sRGB,
    "extended-linear-srgb": .sRGBLinear, "display-p3": .displayP3,
  ]

  fileprivate var css: String? {
    func part(_ name: String) -> Double? { components?[name].flatMap(Self.part(spelled:)) }
    guard let red = part("red") ?? part("white"), let green = part("green") ?? part("white"),
      let blue = part("blue") ?? part("white")
    else { return nil }
    let opacity = part("alpha") ?? 1
    let space = space.flatMap { Self.spaces[$0] } ?? .sRGB
    return Color(space, red: red, green: green, blue: blue, opacity: opacity).css
  }

  /// Parses a component: a fraction, a number up to 255, or a hexadecimal number.
  private static func part(spelled text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
