#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// Does something with the inspected stores.
struct InspectedStoresClient: Sendable {
  /// Removes the recorded actions of a store.
  var clear: @MainActor @Sendable (_ store: Int) -> Void
  /// Copies the source of a test of a store's actions up to one.
  var copyTest: @MainActor @Sendable (_ store: Int, _ number: Int) -> Void
  /// Gives a store the state that it had after an action.
  var goBack: @MainActor @Sendable (_ store: Int, _ number: Int) -> Void
  /// The number of the action after one, or nil if it is the last.
  var nextAction: @MainActor @Sendable (_ store: Int, _ number: Int) -> Int?
  /// Sends an action to its store once more.
  var sendAgain: @MainActor @Sendable (_ store: Int, _ number: Int) -> Void
  /// Lets a store show the state that it had after an action.
  var show: @MainActor @Sendable (_ store: Int, _ number: Int) -> Void
  /// Lets a store show its present state.
  var showPresent: @MainActor @Sendable (_ store: Int) -> Void
}

extension InspectedStoresClient: DependencyKey {
  static var liveValue: Self { of { InspectedStores.current } }

  static var testValue: Self {
    Self(
      clear: { _ in unimplemented("InspectedStoresClient.clear") },
      copyTest: { _, _ in unimplemented("InspectedStoresClient.copyTest") },
      goBack: { _, _ in unimplemented("InspectedStoresClient.goBack") },
      nextAction: { _, _ in unimplemented("InspectedStoresClient.nextAction", placeholder: nil) },
      sendAgain: { _, _ in unimplemented("InspectedStoresClient.sendAgain") },
      show: { _, _ in unimplemented("InspectedStoresClient.show") },
      showPresent: { _ in unimplemented("InspectedStoresClient.showPresent") }
    )
  }

  /// The client of some stores.
  static func of(_ stores: @escaping @MainActor @Sendable () -> InspectedStores?) -> Self {
    Self(
      clear: { stores()?.recording(of: $0)?.clear() },
      copyTest: { store, number in
        UIPasteboard.general.string = stores()?.recording(of: store)?.testSource(upTo: number)
      },
      goBack: { store, number in stores()?.recording(of: store)?.goBack(to: number) },
      nextAction: { store, number in
        guard let numbers = stores()?.recording(of: store)?.numbers, number < numbers.upperBound
        else { return nil }
        return max(number + 1, numbers.lowerBound)
      },
      sendAgain: { store, number in stores()?.recording(of: store)?.sendAgain(number) },
      show: { store, number in stores()?.recording(of: store)?.show(number) },
      showPresent: { stores()?.recording(of: $0)?.showPresent() }
    )
  }
}

extension DependencyValues {
  var inspectedStores: InspectedStoresClient {
    get { self[InspectedStoresClient.self] }
    set { self[InspectedStoresClient.self] = newValue }
  }
}
#endif
