#if DEBUG
import ConcurrencyExtras
import Observation
import Testing

@testable import RuntimeMetadata

@Suite struct ObservedReadsTests {
  @Test func readsOfAClosureAreKnownOnThisRuntime() {
    #expect(ObservedReads.areKnown)
  }

  @Test func readsAreThePropertiesThatTheClosureHasRead() {
    let model = Model()
    let (result, reads) = ObservedReads.of {
      model.first + model.second
    } willChange: { _ in
    }
    #expect(result == 3)
    #expect(reads == [\Model.first, \Model.second])
  }

  @Test func firstChangeOfAReadPropertyIsToldOnce() {
    let model = Model()
    let changes = Locked<[AnyKeyPath?]>([])
    _ = ObservedReads.of {
      model.first
    } willChange: { field in
      changes.withLock { $0.append(field) }
    }
    model.third = 1
    model.first = 5
    model.first = 6
    #expect(changes.withLock(\.self) == [\Model.first])
  }

  @Test func closureThatReadsNothingHasNoReads() {
    #expect(
      ObservedReads.of {
        1
      } willChange: { _ in
      }.reads == []
    )
  }

  @Test func readsOfAnInnerObservationBelongToTheOuterOne() {
    let model = Model()
    let (inner, outer) = ObservedReads.of {
      ObservedReads.of {
        model.first
      } willChange: { _ in
      }.reads
    } willChange: { _ in
    }
    #expect(inner == [\Model.first])
    #expect(outer?.contains(\Model.first) == true)
  }
}

@Observable private final class Model: Sendable {
  @ObservationIgnored private let values = Locked((1, 2, 3))

  var first: Int {
    get {
      access(keyPath: \.first)
      return values.withLock(\.0)
    }
    set { withMutation(keyPath: \.first) { values.withLock { $0.0 = newValue } } }
  }

  var second: Int {
    access(keyPath: \.second)
    return values.withLock(\.1)
  }

  var third: Int {
    get {
      access(keyPath: \.third)
      return values.withLock(\.2)
    }
    set { withMutation(keyPath: \.third) { values.withLock { $0.2 = newValue } } }
  }
}
#endif
