import ConcurrencyExtras

/// The dependencies that objects were made with.
enum ModelDependencies {
  private static let table = Locked(Table())

  /// Remembers the dependencies of an operation for the object that it returned, if it did.
  static func remember<Result>(_ values: DependencyValues, for result: Result) {
    // NB: 'as? AnyObject' would put every other value into a box.
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

    /// Adds an entry, and drops those of dead objects whenever the table has doubled.
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
