/// Dependencies that somebody keeps, in the room of one reference.
///
/// The values themselves say on their way through a key path where a ``Dependency`` that reads them was
/// declared, which takes eight times as much.
package struct KeptDependencies: Sendable {
  private let storage: DependencyValues.Storage

  /// Keeps dependencies.
  package init(_ values: DependencyValues) {
    storage = values.storage
  }

  /// The dependencies.
  package var values: DependencyValues { DependencyValues(storage: storage) }

  /// Whether they are those that the code that is running now gets to see.
  package var areCurrent: Bool { storage === DependencyValues.currentStorage }
}
