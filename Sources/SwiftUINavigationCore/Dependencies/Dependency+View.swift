#if !canImport(Darwin)
package import Dependencies
package import ViewCore

/// The `@Dependency` properties of a view read the values that enclosing views have set.
extension Dependency: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { false }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    environment.dependenciesOfViews.map { override(by: $0) }
  }
}
#endif
