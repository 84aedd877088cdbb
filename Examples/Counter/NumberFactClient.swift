import ComposableArchitecture
import Foundation

/// Knows facts about numbers.
struct NumberFactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  /// Computes its facts, so that the example needs no network.
  static let liveValue = Self { number in
    // The facts are computed at once. The pause makes the loading state visible.
    try await Task.sleep(for: .milliseconds(600))
    return Arithmetic.fact(about: number)
  }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
