#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// Does something with the inspected stores.
struct InspectedStoresClient: Sendable {
  /// Removes the recorded actions of a store.
  var clear: @MainActor @Sendable (_ store: Int) -> Void
  /// Copies the source of a test of what the user did on the page up to an action.
  ///
  /// It returns false if no event of a page has led to it.
  var copyJourney: @MainActor @Sendable (_ store: Int, _ number: Int) -> Bool
  /// Copies the shortest test of the last change of a value up to an action.
  ///
  /// It returns the number of the test's steps, or nil if no action has changed the value.
  var copyShortestTest:
    @MainActor @Sendable (_ store: Int, _ path: [String], _ number: Int) async -> Int?
  /// Copies the source of a test of a store's actions, from one or the oldest to another.
  var copyTest: @MainActor @Sendable (_ store: Int, _ first: Int?, _ last: Int) -> Void
  /// Gives a store the state that it had after an action.
  ///
  /// It returns a sentence about what that has done, or nil if the store did not go back.
  var goBack: @MainActor @Sendable (_ store: Int, _ number: Int) -> String?
  /// The number of the action after one, or nil if it is the last.
  var nextAction: @MainActor @Sendable (_ store: Int, _ number: Int) -> Int?
  /// Sends an action to its store once more, with the texts that the user has given to its values.
  var send: @MainActor @Sendable (_ store: Int, _ number: Int, _ texts: [[String]: String]) -> Void
  /// Lets a store show a state, when it is found.
  ///
  /// It returns whether the store shows a state of the recording then.
  var show: @MainActor @Sendable (ShownMoment) async -> Bool
  /// Lets the store that shows a state of a recording show its present one.
  var showPresent: @MainActor @Sendable (_ store: Int) -> Void
}

extension InspectedStoresClient: DependencyKey {
  static var liveValue: Self { of { InspectedStores.current } }

  static var testValue: Self {
    Self(
      clear: { _ in unimplemented("InspectedStoresClient.clear") },
      copyJourney: { _, _ in
        unimplemented("InspectedStoresClient.copyJourney", placeholder: false)
      },
      copyShortestTest: { _, _, _ in
        unimplemented("InspectedStoresClient.copyShortestTest", placeholder: nil)
      },
      copyTest: { _, _, _ in unimplemented("InspectedStoresClient.copyTest") },
      goBack: { _, _ in unimplemented("InspectedStoresClient.goBack", placeholder: nil) },
      nextAction: { _, _ in unimplemented("InspectedStoresClient.nextAction", placeholder: nil) },
      send: { _, _, _ in unimplemented("InspectedStoresClient.send") },
      show: { _ in unimplemented("InspectedStoresClient.show", placeholder: true) },
      showPresent: { _ in unimplemented("InspectedStoresClient.showPresent") }
    )
  }

  /// The client of some stores.
  static func of(_ stores: @escaping @MainActor @Sendable () -> InspectedStores?) -> Self {
    Self(
      clear: { stores()?.recording(of: $0)?.clear() },
      copyJourney: { store, number in
        guard let source = stores()?.recording(of: store)?.journeySource(upTo: number)
        else { return false }
        UIPasteboard.general.string = source
        return true
      },
      copyShortestTest: { store, path, number in
        let recording = stores()?.recording(of: store)
        guard let test = await recording?.shortestTest(ofChangeAt: path, upTo: number)
        else { return nil }
        UIPasteboard.general.string = test.source
        return test.steps
      },
      copyTest: { store, first, last in
        let recording = stores()?.recording(of: store)
        UIPasteboard.general.string = recording?.testSource(from: first, upTo: last)
      },
      goBack: { store, number in
        guard let recording = stores()?.recording(of: store) else { return nil }
        return recording.goBack(to: number).map { JumpTexts.notice($0, in: recording) }
      },
      nextAction: { store, number in
        guard let numbers = stores()?.recording(of: store)?.numbers, number < numbers.upperBound
        else { return nil }
        return max(number + 1, numbers.lowerBound)
      },
      send: { store, number, texts in stores()?.recording(of: store)?.send(number, with: texts) },
      show: { await stores()?.show($0) ?? false },
      showPresent: { stores()?.showPresent(insteadOf: $0) }
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
