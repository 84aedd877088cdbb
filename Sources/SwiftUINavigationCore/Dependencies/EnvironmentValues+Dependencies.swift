public import Dependencies
public import ViewLayer

extension EnvironmentValues {
  private enum DependenciesKey: EnvironmentKey {
    static var defaultValue: DependencyValues? { nil }
  }

  /// The dependencies of views.
  ///
  /// The `@Dependency` properties of a view read the values that enclosing views have set here, for example with
  /// ``ViewCore/View/dependency(_:_:)``. Without such a view they are the current dependencies.
  public var dependencies: DependencyValues {
    get { dependenciesOfViews ?? ._current }
    set { dependenciesOfViews = newValue }
  }

  /// The dependencies that enclosing views have set, or nil.
  var dependenciesOfViews: DependencyValues? {
    get { self[DependenciesKey.self] }
    set { self[DependenciesKey.self] = newValue }
  }

  /// One dependency of views.
  subscript<Value>(dependency keyPath: WritableKeyPath<DependencyValues, Value>) -> Value {
    get {
      // A write through a key path reads first. That read must not count as a use of the value.
      var values = dependencies
      return DependencyValues.overriding(&values) { $0[keyPath: keyPath] }
    }
    set { DependencyValues.overriding(&dependencies) { $0[keyPath: keyPath] = newValue } }
  }

  /// One dependency of views that is its own key.
  subscript<Key: TestDependencyKey>(dependency key: KeyOfDependency<Key>) -> Key.Value {
    get {
      var values = dependencies
      return DependencyValues.overriding(&values) { $0[Key.self] }
    }
    set { DependencyValues.overriding(&dependencies) { $0[Key.self] = newValue } }
  }
}

/// A key of a dependency, as a part of a key path.
struct KeyOfDependency<Key: TestDependencyKey>: Hashable {}
