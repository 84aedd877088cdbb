/// Stored dependencies, in the size of one reference.
///
/// `DependencyValues` has eight times that size, because it carries the declaration of the ``Dependency`` that
/// reads it.
package struct StoredDependencies: Sendable {
  private let storage: DependencyValues.Storage

  /// Stores dependencies.
  package init(_ values: DependencyValues) {
    storage = values.storage
  }

  /// The dependencies.
  package var values: DependencyValues { DependencyValues(storage: storage) }

  /// Whether they are the dependencies of the running code.
  package var areCurrent: Bool { storage === DependencyValues.currentStorage }
}
