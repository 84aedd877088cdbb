public import Dependencies
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension EnvironmentValues {
  private enum DependenciesKey: EnvironmentKey {
    static var defaultValue: DependencyValues? { nil }
  }

  /// The dependencies of views.
  ///
  /// The `@Dependency` properties of a view read those that views around it have set here, as by
  /// ``ViewCore/View/dependency(_:_:)``. Where no view has set any they are the current ones.
  public var dependencies: DependencyValues {
    get { dependenciesOfViews ?? ._current }
    set { dependenciesOfViews = newValue }
  }

  /// The dependencies that views around have set.
  var dependenciesOfViews: DependencyValues? {
    get { self[DependenciesKey.self] }
    set { self[DependenciesKey.self] = newValue }
  }

  /// A dependency of views, which can be set in part.
  subscript<Value>(dependency keyPath: WritableKeyPath<DependencyValues, Value>) -> Value {
    get {
      // Writing through a key path reads first, and that is no use of the value.
      var values = dependencies
      return DependencyValues.overriding(&values) { $0[keyPath: keyPath] }
    }
    set { DependencyValues.overriding(&dependencies) { $0[keyPath: keyPath] = newValue } }
  }

  /// A dependency of views that is its own key.
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
