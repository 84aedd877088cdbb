import Observation
import Testing

@testable import RuntimeMetadata

@Suite struct ErasedFieldsTests {
  @Test func registrarOfThisRuntimeNotifiesOfErasedFields() {
    #expect(ObservationRegistrar.notifiesOfErasedFields)
  }

  @Test func notificationThatReachesNoObserverIsNoticed() {
    #expect(!ObservationRegistrar.reachesObservers { _, _ in })
  }

  @Test func notificationThatReachesAllObserversIsNoticed() {
    #expect(
      !ObservationRegistrar.reachesObservers { registrar, field in
        registrar.notify(ofErased: field)
        registrar.notify(ofErased: \ProbeState.second)
      }
    )
  }
}
