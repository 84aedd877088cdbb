/// Puts other values in the place of dependencies, such as clients whose answers are recorded.
package protocol DependencyWrapper: Sendable {
  /// The value that code gets in place of a dependency.
  ///
  /// - Parameters:
  ///   - value: The dependency, which may be a value that the wrapper has returned.
  ///   - key: The key of the dependency.
  ///   - name: The name of the property or function that reads or sets the dependency, if it is known.
  /// - Returns: The value itself, or another one.
  func wrap<Value>(_ value: Value, of key: any TestDependencyKey.Type, named name: String?) -> Value
}

extension DependencyValues {
  /// Replaces each dependency by the value that a wrapper returns for it.
  ///
  /// It wraps the overrides at once, defaults when they are read, and later overrides when they are set.
  package mutating func wrapDependencies(with wrapper: some DependencyWrapper) {
    let overrides = storage.overrides.mapValues { $0.wrapped(by: wrapper, named: nil) }
    self = Self(
      storage: Storage(
        overrides: overrides,
        context: storage.context,
        defaults: Defaults(storage.defaults, wrappedBy: wrapper)
      ),
      location: location
    )
  }
}

extension DependencyValues {
  /// The same overrides with other defaults.
  func with(_ defaults: Defaults) -> Self {
    let storage = Storage(
      overrides: storage.overrides,
      context: storage.context,
      defaults: defaults
    )
    return Self(storage: storage, location: location)
  }
}

extension DependencyValues.Storage {
  /// Wraps overrides from values without a wrapper, if these values have one.
  func wrapOverrides() {
    guard let wrapper = defaults.wrapper else { return }
    overrides = overrides.mapValues { $0.isWrapped ? $0 : $0.wrapped(by: wrapper, named: nil) }
  }
}

extension ValueBox {
  func wrapped(by wrapper: some DependencyWrapper, named other: StaticString?) -> any AnyValueBox {
    let name = name ?? other
    return ValueBox(
      wrapper.wrap(value, of: Key.self, named: name?.description),
      name: name,
      isWrapped: true
    )
  }
}
