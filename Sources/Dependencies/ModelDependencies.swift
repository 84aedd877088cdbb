import ConcurrencyExtras

/// The dependencies of the operations that returned objects.
enum ModelDependencies {
  private static let table = Locked(Table())

  /// Keeps the dependencies of an operation for its result, if that is an object.
  static func remember<Result>(_ values: DependencyValues, for result: Result) {
    // NB: 'as? AnyObject' would box every other value.
    guard !values.isEmpty, type(of: result as Any) is AnyObject.Type else { return }
    let object = result as AnyObject
    table.withLock { $0.insert(values, for: object) }
  }

  /// The dependencies of a model, overridden by the current ones.
  static func values(of model: AnyObject, at location: SourceLocation) -> DependencyValues {
    let current = DependencyValues._current
    guard let values = captured(in: Mirror(reflecting: model)) ?? remembered(for: model) else {
      location.report(Issues.noDependencies(in: type(of: model)))
      return current
    }
    return values.merging(current)
  }

  private static func captured(in mirror: Mirror) -> DependencyValues? {
    for child in mirror.children {
      if let property = child.value as? any CapturesDependencies { return property.capturedValues }
    }
    return mirror.superclassMirror.flatMap(captured(in:))
  }

  private static func remembered(for model: AnyObject) -> DependencyValues? {
    table.withLock { $0.entries[ObjectIdentifier(model)] }.flatMap { entry in
      entry.object === model ? entry.values : nil
    }
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sizeToSweepAt = 64

    /// Adds an entry.
    ///
    /// When the table has doubled, the entries of released objects are dropped.
    mutating func insert(_ values: DependencyValues, for object: AnyObject) {
      entries[ObjectIdentifier(object)] = Entry(object: object, values: values)
      guard entries.count >= sizeToSweepAt else { return }
      entries = entries.filter { $0.value.object != nil }
      sizeToSweepAt = max(64, entries.count * 2)
    }
  }

  private struct Entry {
    weak var object: AnyObject?
    let values: DependencyValues
  }
}
