/// The Swift source with the constants of assets.
struct SymbolSource {
  /// A kind of asset, and the types that get constants.
  private struct Kind {
    let name: String
    let names: KeyPath<AssetFolder, [String]>
    /// The constants that the type has itself.
    let reserved: Set<String>

    var resource: String { "\(name)Resource" }
  }

  private let assets: AssetFolder
  private let kinds = [
    Kind(name: "Image", names: \.images, reserved: []),
    Kind(
      name: "Color",
      names: \.colors,
      reserved: [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
        "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
      ]
    ),
  ]

  init(_ assets: AssetFolder) {
    self.assets = assets
  }

  var text: String {
    var lines = [
      "// The plugin 'AssetSymbols' generates this file from the asset catalogs of the target.", "",
      "import Foundation", "import SwiftUI",
    ]
    for kind in kinds where assets.contains(kind.names) {
      lines += declaration("extension \(kind.resource)", of: assets, kind) { name, symbol in
        "static let \(symbol) = \(kind.resource)(name: \(quoted(name)), bundle: .module)"
      }
      lines += members(of: kind, in: "extension \(kind.name)")
    }
    if assets.contains(\.colors) {
      var outermost = assets
      outermost.namespaces = [:]
      lines += members(of: kinds[1], in: "extension ShapeStyle where Self == Color", outermost)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The constants of a type of views or styles, without those that the type has itself.
  private func members(
    of kind: Kind,
    in heading: String,
    _ folder: AssetFolder? = nil
  ) -> [String] {
    let type = kind.name
    return declaration(heading, of: folder ?? assets, kind, path: [kind.resource]) { _, symbol in
      let member = symbol.split(separator: ".").last ?? ""
      guard !kind.reserved.contains(symbol.replacing("\(kind.resource).", with: "")) else {
        return "// '\(type)' has a constant '\(member)' itself. Write '\(type)(.\(member))'."
      }
      return "static var \(member): \(type) { \(type)(\(symbol)) }"
    }
  }

  /// An extension or a namespace with one line for each asset, and the namespaces inside.
  ///
  /// - Parameters:
  ///   - heading: The words before the brace.
  ///   - folder: The assets.
  ///   - kind: Their kind.
  ///   - path: The type and the namespaces by which a line names the constant.
  ///   - line: Makes the line of an asset from its name and its symbol.
  /// - Returns: The lines.
  private func declaration(
    _ heading: String,
    of folder: AssetFolder,
    _ kind: Kind,
    path: [String] = [],
    line: (_ name: String, _ symbol: String) -> String
  ) -> [String] {
    var lines = ["", "\(heading) {"]
    var known: Set<String> = []
    for name in folder[keyPath: kind.names] {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let symbol = SymbolName.constant(last, of: kind.name)
      guard known.insert(symbol).inserted else {
        let warning = "Another asset has the symbol of '\(name)': '\(symbol)'."
        lines.append("  #warning(\(quoted(warning)))")
        continue
      }
      lines.append("  " + line(name, (path + [symbol]).joined(separator: ".")))
    }
    for (name, inner) in folder.namespaces.sorted(by: { $0.key < $1.key })
    where inner.contains(kind.names) {
      let type = SymbolName.namespace(name)
      let path = path.isEmpty ? [] : path + [type]
      lines += declaration("enum \(type)", of: inner, kind, path: path, line: line).map {
        $0.isEmpty ? $0 : "  \($0)"
      }
    }
    return lines + ["}"]
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension AssetFolder {
  /// Whether the folder or a namespace in it has assets of a kind.
  fileprivate func contains(_ names: KeyPath<AssetFolder, [String]>) -> Bool {
    !self[keyPath: names].isEmpty || namespaces.values.contains { $0.contains(names) }
  }
}
