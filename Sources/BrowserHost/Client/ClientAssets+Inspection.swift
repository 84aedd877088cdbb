extension ClientAssets {
  #if DEBUG
  /// The modules that only the pages of an inspected app load, by their names, with their comments.
  package static let inspectionModules = ["picking.js": PackageResources.picking_js]
  #else
  /// A release build has no inspector, and so no module for it.
  package static let inspectionModules: [String: [UInt8]] = [:]
  #endif

  /// The modules as they are served.
  package static let inspectionAssets = inspectionModules.mapValues(module)

  /// The elements that load them.
  static let inspectionLinks =
    inspectionModules.keys.sorted().map {
      "\n" + #"<script type="module" src="{{base}}\#(folder)\#($0)"></script>"#
    }
    .joined()
}
