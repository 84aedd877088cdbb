extension ClientAssets {
  #if DEBUG
  /// The modules that only the pages of an inspected app run, by their names, with their comments.
  package static let inspectionModules = ["picking.js": PackageResources.picking_js]

  /// The name of the script that the pages of an inspected app load.
  static let inspectedScript = "inspected.js"

  /// The script with these modules.
  package static let inspectionAssets = [
    inspectedScript: Asset(
      script: script(
        beginningWith: ["main.js", "picking.js"],
        scriptModules.merging(inspectionModules) { $1 }
      )
    )
  ]
  #else
  /// A release build has no inspector, and so no module for it.
  package static let inspectionModules: [String: [UInt8]] = [:]
  static let inspectedScript = appScript
  package static let inspectionAssets: [String: Asset] = [:]
  #endif
}
