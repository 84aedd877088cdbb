/// A part of another reference, or a value that is computed from it, which loads and fails with it.
protocol DerivedReference<Value>: Reference {
  associatedtype Base

  var base: any Reference<Base> { get }
}

extension DerivedReference {
  var key: String? { base.key }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }

  func load() async throws {
    try await base.load()
  }
}
