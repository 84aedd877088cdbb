extension ClientAssets {
  /// The modules of a script as one module.
  ///
  /// A page that loads each module by itself sends more than fifty requests before it shows anything, and together they
  /// compress to three quarters. They stand in the order in which a browser runs modules: each one after those that it
  /// imports. Nothing is renamed, so only one module declares a name.
  ///
  /// - Parameters:
  ///   - entries: The names of the modules that the page begins with.
  ///   - modules: The modules by their names, with their comments.
  /// - Returns: The script without comments.
  package static func script(beginningWith entries: [String], _ modules: [String: [UInt8]])
    -> [UInt8]
  {
    var script: [UInt8] = []
    var found: Set<String> = []
    func add(_ name: String) {
      guard found.insert(name).inserted else { return }
      guard let source = modules[name] else {
        preconditionFailure("The script has no module '\(name)'.")
      }
      let module = ScriptModule(withoutComments(source))
      module.imports.forEach(add)
      script += module.source
    }
    entries.forEach(add)
    return script
  }
}
