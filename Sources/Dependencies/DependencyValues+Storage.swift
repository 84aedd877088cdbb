extension DependencyValues {
  /// The overrides, shared by all copies of the values.
  ///
  /// NB: `@unchecked Sendable` holds because only `DependencyValues` writes to it, and only while there is one
  /// reference to it.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    /// No overrides, and the defaults of the process.
    static let root = Storage(defaults: .process, isRoot: true)

    // NB: Unchecked because only `DependencyValues` writes to it, as is told above. The benchmark 'dependency read outside
    // a reducer' shows the check.
    @exclusivity(unchecked) var overrides: [ObjectIdentifier: any AnyValueBox]
    var context: DependencyContext?
    let defaults: Defaults

    init(
      overrides: [ObjectIdentifier: any AnyValueBox] = [:],
      context: DependencyContext? = nil,
      defaults: Defaults,
      isRoot: Bool = false
    ) {
      self.isRoot = isRoot
      self.overrides = overrides
      self.context = context
      self.defaults = defaults
    }

    /// The `ValueBox` of a key, if the key has an override or its default was made before.
    @usableFromInline
    func box(of key: ObjectIdentifier) -> AnyObject? {
      // NB: Hashing the key takes longer than the rest of a read, and mostly there are no overrides.
      if !overrides.isEmpty, let box = overrides[key] { return box }
      return context == nil ? defaults.made(key) : nil
    }

    /// Whether there are no overrides, and the defaults are those of the process.
    @usableFromInline let isRoot: Bool

    func copy() -> Storage {
      Storage(overrides: overrides, context: context, defaults: defaults)
    }
  }
}

extension DependencyValues {
  /// Whether both are unchanged copies of the same values.
  ///
  /// The values themselves are not compared.
  package func isIdentical(to other: Self) -> Bool {
    storage === other.storage
  }

  /// Whether there are no overrides, as in code outside of `withDependencies`.
  package var isEmpty: Bool {
    storage.isRoot
  }

  /// Drops the defaults of the process: the next use of each makes it again.
  package static func resetDefaults() {
    Defaults.process.reset()
  }

  /// These values with the overrides of `other`.
  package func merging(_ other: Self) -> Self {
    if isIdentical(to: other) || other.isEmpty { return self }
    if isEmpty { return other }
    let merged = Storage(
      overrides: storage.overrides.merging(other.storage.overrides) { $1 },
      context: other.storage.context ?? storage.context,
      defaults: other.storage.defaults.unwrapped === Defaults.process
        ? storage.defaults : other.storage.defaults
    )
    if merged.defaults.isWrapping { merged.wrapOverrides() }
    return Self(storage: merged)
  }

  /// Changes `values` without using them: reading a value in order to override a part of it reports nothing.
  package static func overriding<Result>(
    _ values: inout DependencyValues,
    _ update: (inout DependencyValues) throws -> Result
  ) rethrows -> Result {
    try $isSetting.withValue(true) { try update(&values) }
  }

  /// Runs an operation that sees exactly `values`.
  ///
  /// If they are current already, it costs nothing.
  package static func withCurrent<Result>(
    _ values: DependencyValues,
    operation: () throws -> Result
  ) rethrows -> Result {
    guard values.storage !== currentStorage else { return try operation() }
    return try $currentStorage.withValue(values.storage, operation: operation)
  }

  /// Runs an operation that sees exactly `values`.
  ///
  /// If they are current already, it costs nothing.
  package static func withCurrent<Result>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    guard values.storage !== currentStorage else { return try await operation() }
    return try await $currentStorage.withValue(values.storage, operation: operation)
  }
}

extension DependencyValues {
  /// Runs the operation of a `withDependencies`, which sees exactly `values`.
  ///
  /// Inside of a closure that sets overrides, the operation uses dependencies like any other code.
  static func withOverrides<Result>(
    _ values: DependencyValues,
    operation: () throws -> Result
  ) rethrows -> Result {
    guard isSetting else { return try withCurrent(values, operation: operation) }
    return try $isSetting.withValue(false) { try withCurrent(values, operation: operation) }
  }

  /// Runs the operation of an asynchronous `withDependencies`.
  static func withOverrides<Result>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    guard isSetting else { return try await withCurrent(values, operation: operation) }
    return try await $isSetting.withValue(false) {
      try await withCurrent(values, operation: operation)
    }
  }
}

/// A value of any dependency.
protocol AnyValueBox: AnyObject, Sendable {
  var key: any TestDependencyKey.Type { get }
  /// Whether a wrapper has returned the value.
  var isWrapped: Bool { get }
  /// The value that a wrapper returns for this one.
  ///
  /// - Parameters:
  ///   - wrapper: The wrapper.
  ///   - name: The name of the property that reads the value, if none has set it.
  /// - Returns: The value.
  func wrapped(by wrapper: some DependencyWrapper, named name: StaticString?) -> any AnyValueBox
}

/// A value of the dependency of `Key`.
///
/// Inlined code uses it, because the read of a dependency is inlined.
@usableFromInline
final class ValueBox<Key: TestDependencyKey>: AnyValueBox {
  @usableFromInline let value: Key.Value
  /// The name of the property that has set the value, if it is known.
  let name: StaticString?
  let isWrapped: Bool

  init(_ value: Key.Value, name: StaticString? = nil, isWrapped: Bool = false) {
    self.value = value
    self.name = name
    self.isWrapped = isWrapped
  }

  var key: any TestDependencyKey.Type { Key.self }
}
