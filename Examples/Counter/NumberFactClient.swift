import ComposableArchitecture
import Foundation

/// Knows facts about numbers.
struct NumberFactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  /// Works its facts out, so that the example needs no network.
  static let liveValue = Self { number in
    // The facts are known at once; the pause leaves time to see that the app waits for them.
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
