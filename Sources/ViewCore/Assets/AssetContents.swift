import Foundation

/// The file that describes a folder of an asset catalog.
enum AssetContents {
  /// Decodes the file of a folder.
  static func decode<Content: Decodable>(_ type: Content.Type, in folder: URL) throws -> Content {
    let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return try JSONDecoder().decode(type, from: data)
  }
}

/// A variant of an asset in a catalog.
protocol AssetVariant {
  /// The appearances of windows that the variant is for, or `nil` for any.
  var appearances: [AssetAppearance]? { get }
  /// The kind of device that the variant is for.
  var idiom: String? { get }
}

/// An appearance of windows.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

extension Array where Element: AssetVariant {
  /// The variants for light windows, or those for dark windows if they differ.
  ///
  /// A variant for any window is for the windows that have no variant of their own.
  func variants(isDark: Bool) -> [Element] {
    let own = variants(of: isDark ? "dark" : "light")
    guard own.isEmpty else { return own }
    return isDark && variants(of: "light").isEmpty ? [] : variants(of: nil)
  }

  /// The variants of a luminosity, or those for any window.
  ///
  /// Variants for a higher contrast do not count, and those for one kind of device count only
  /// where none is for all.
  private func variants(of luminosity: String?) -> [Element] {
    let meant = filter { variant in
      let appearances = variant.appearances ?? []
      return appearances.allSatisfy { $0.appearance == "luminosity" }
        && appearances.first?.value == luminosity
    }
    let universal = meant.filter { $0.idiom == "universal" }
    return universal.isEmpty ? meant : universal
  }
}
