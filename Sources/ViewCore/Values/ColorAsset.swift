import Foundation
import Synchronization

/// A colour of an asset catalog: a tone for light screens and perhaps another for dark ones.
///
/// Off Apple's platforms no tool compiles catalogs. They are read as they are: folders
/// `Name.colorset` in a folder `….xcassets` of a bundle's resources.
enum ColorAsset {
  private struct Key: Hashable {
    let name: String
    let bundle: String?
  }

  /// What a catalog says of a colour.
  struct Found {
    /// The colour as a stylesheet spells it.
    let css: String
    /// The name of a colour space that nobody knows.
    let unknownSpace: String?
  }

  private static let known = Mutex<[Key: Found?]>([:])

  /// The colour of a name, or `nil` where no catalog has it.
  static func find(_ name: String, in bundle: Bundle?) -> Found? {
    let key = Key(name: name, bundle: bundle?.bundlePath)
    return known.withLock { known in
      if let found = known[key] { return found }
      let found = catalogs(of: bundle).lazy.compactMap { find(name, in: $0) }.first
      known[key] = found
      return found
    }
  }

  /// The catalogs of a bundle, and without one, those of the app and of all bundles beside it.
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

  /// What is in a folder, in the order of the names.
  private static func contents(of folder: URL?) -> [URL] {
    guard let folder,
      let found = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
    else { return [] }
    return found.sorted { $0.path < $1.path }
  }

  /// Looks through a catalog or a folder of it, whose name is part of that of the colour if it says so.
  private static func find(_ name: String, in folder: URL) -> Found? {
    if let colors = ColorSet(at: folder.appendingPathComponent("\(name).colorset")) {
      return colors.css.map { Found(css: $0, unknownSpace: colors.unknownSpace) }
    }
    for child in contents(of: folder) where child.pathExtension.isEmpty {
      let prefix = child.lastPathComponent + "/"
      if !FolderFacts(at: child).providesNamespace {
        if let found = find(name, in: child) { return found }
      } else if name.hasPrefix(prefix) {
        if let found = find(String(name.dropFirst(prefix.count)), in: child) { return found }
      }
    }
    return nil
  }
}

/// What a folder of a catalog says of itself.
private struct FolderFacts: Decodable {
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
    let facts = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    self = facts ?? Self(properties: nil)
  }

  private init(properties: Properties?) {
    self.properties = properties
  }
}

/// The tones of a colour in a catalog.
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

  /// The colour as a stylesheet spells it, or `nil` where the set names no components.
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

  /// The name of a colour space of which nobody knows what its parts mean.
  var unknownSpace: String? {
    colors.lazy.compactMap(\.color?.space).first { Tone.Value.spaces[$0] == nil }
  }
}

extension ColorSet.Tone.Value {
  /// The colour spaces that catalogs name.
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

  /// A catalog spells parts as fractions, as numbers up to 255, and in hexadecimal.
  private static func part(spelled text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
