import ConcurrencyExtras
import CustomDump
import Dependencies
import Foundation
import IdentifiedCollections
import IssueRecording
import Observation
import Testing

@testable import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

struct SharedTests {
  struct Settings: Equatable, Sendable {
    var volume = 1
    var name = "Blob"
    var user: User?
    var users: IdentifiedArrayOf<User> = []
  }

  struct User: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
  }

  @Test func propertiesOfOneKeyShareTheValue() {
    @Shared(.inMemory("count")) var first = 0
    @Shared(.inMemory("count")) var second = 100
    @Shared(.inMemory("other")) var other = 7
    $first.withLock { $0 += 1 }
    #expect(first == 1)
    #expect(second == 1)
    #expect(other == 7)
  }

  @Test func valuesInMemoryOutliveTheirProperties() {
    do {
      @Shared(.inMemory("kept")) var count: Int? = 0
      $count.withLock { $0 = 5 }
    }
    do {
      @Shared(.inMemory("kept")) var count: Int? = 0
      #expect(count == 5)
      $count.withLock { $0 = nil }
    }
    @Shared(.inMemory("kept")) var count: Int? = 0
    #expect(count == nil)
  }

  @Test func aDefaultInMemoryOutlivesItsProperty() async throws {
    do {
      @Shared(.inMemory("first")) var count = 10
      #expect(count == 10)
    }
    @Shared(.inMemory("first")) var count = 0
    #expect(count == 10)
    do {
      @SharedReader(.tally) var tally
      #expect(tally == 42)
    }
    let tally = try await SharedReader<Int>(require: .inMemory("tally"))
    #expect(tally.wrappedValue == 42)
    do {
      @Shared(.inMemory("nothing")) var nothing: Int?
      #expect(nothing == nil)
    }
    @Shared(.inMemory("nothing")) var nothing: Int? = 1
    #expect(nothing == nil)
  }

  @Test func copiesAndProjectionsShareTheValue() {
    @Shared(value: 1) var count
    @Shared var other: Int
    _other = $count
    $other.withLock { $0 = 2 }
    #expect(count == 2)
  }

  @Test func sharedRefersToAnotherValue() {
    @Shared(value: 1) var count
    @Shared(value: 10) var other
    let copy = $count
    $count = $other
    $count.withLock { $0 += 1 }
    #expect(other == 11)
    #expect(copy.wrappedValue == 11)
  }

  @Test func sharedSharesMembers() {
    @Shared(value: Settings()) var settings
    let volume = $settings.volume
    volume.withLock { $0 = 5 }
    #expect(settings.volume == 5)
    let length: SharedReader<Int> = $settings.name.count
    $settings.name.withLock { $0 = "Blob Jr." }
    #expect(length.wrappedValue == 8)
    #expect($settings.read { "\($0.name)!" }.wrappedValue == "Blob Jr.!")
  }

  @Test func sharedUnwrapsOptionals() throws {
    @Shared(value: Settings()) var settings
    #expect(Shared($settings.user) == nil)
    $settings.withLock { $0.user = User(id: 1, name: "Blob") }
    let user = try #require(Shared($settings.user))
    user.name.withLock { $0 = "Blobby" }
    #expect(settings.user?.name == "Blobby")
    $settings.withLock { $0.user = nil }
    #expect(user.wrappedValue == User(id: 1, name: "Blobby"))
  }

  @Test func holderOfARemovedElementKeepsItsWrites() throws {
    @Shared(value: Settings()) var settings
    $settings.withLock { $0.user = User(id: 1, name: "Blob") }
    let user = try #require(Shared($settings.user))
    let copy = user
    $settings.withLock { $0.user = nil }
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = copy.name.wrappedValue
    } onChange: {
      isTold.setValue(true)
    }
    user.name.withLock { [user] in
      $0 += " Jr."
      #expect(user.wrappedValue.name == "Blob")
    }
    #expect(isTold.value)
    #expect(copy.wrappedValue == User(id: 1, name: "Blob Jr."))
    #expect(settings.user == nil)
    $settings.withLock { $0.user = User(id: 2, name: "New") }
    #expect(user.wrappedValue == User(id: 2, name: "New"))
  }

  @Test func changeOfARemovedElementIsTracked() throws {
    @Shared(value: Settings()) var settings
    $settings.withLock { $0.user = User(id: 1, name: "Blob") }
    let user = try #require(Shared($settings.user))
    $settings.withLock { $0.user = nil }
    let tracker = SharedChangeTracker()
    tracker.track { user.name.withLock { $0 = "Blob Jr." } }
    #expect(tracker.unasserted.map(\.now.value) as? [User] == [User(id: 1, name: "Blob Jr.")])
    let assertion = tracker.assertion()
    assertion.expecting { user.name.withLock { $0 = "Blob Sr." } }
    #expect(assertion.mistakes.count == 1)
    #expect(user.wrappedValue.name == "Blob Jr.")
    assertion.expecting { user.name.withLock { $0 = "Blob Jr." } }
    tracker.settle(assertion, isComplete: false)
    #expect(tracker.unasserted.isEmpty)
  }

  @Test func sharedMakesOneValueOfEachElement() {
    @Shared(value: Settings()) var settings
    $settings.withLock { $0.users = [User(id: 1, name: "A"), User(id: 2, name: "B")] }
    let users = Array($settings.users)
    $settings.withLock { $0.users.swapAt(0, 1) }
    users[0].name.withLock { $0 = "a" }
    #expect(settings.users == [User(id: 2, name: "B"), User(id: 1, name: "a")])
    #expect(users.map(\.id) == [1, 2])
    $settings.withLock { _ = $0.users.remove(id: 1) }
    users[0].name.withLock { $0 = "gone" }
    #expect(settings.users == [User(id: 2, name: "B")])
    #expect(users[0].wrappedValue == User(id: 1, name: "gone"))
    #expect(Array(SharedReader($settings.users)).map(\.wrappedValue.name) == ["B"])
  }

  @Test func manyThreadsLoseNothing() async {
    @Shared(.inMemory("threads")) var count = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [shared = $count] in
          for _ in 0..<500 { shared.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count == 4_000)
    @Shared(.inMemory("threads")) var saved = 0
    #expect(saved == 4_000)
  }

  @Test func sharedNotifiesObservers() {
    @Shared(value: 0) var count
    @Shared(value: 10) var other
    func isTold(of change: () -> Void) -> Bool {
      let told = LockIsolated(false)
      withObservationTracking {
        _ = count
      } onChange: {
        told.setValue(true)
      }
      change()
      return told.value
    }
    #expect(isTold { $count.withLock { $0 = 1 } })
    #expect(!isTold { $other.withLock { $0 = 11 } })
    #expect(isTold { $count = $other })
    #expect(isTold { $other.withLock { $0 = 12 } })
  }

  @Test func sharedPublishesValues() {
    @Shared(value: Settings()) var settings
    let volumes = LockIsolated<[Int]>([])
    let cancellable = $settings.volume.publisher.sink { volume in
      volumes.withValue { $0.append(volume) }
    }
    $settings.volume.withLock { $0 = 2 }
    $settings.withLock { $0.volume = 3 }
    cancellable.cancel()
    $settings.withLock { $0.volume = 4 }
    #expect(volumes.value == [1, 2, 3])
  }

  @Test func subscribersReceiveValuesInTheOrderOfSubscriptions() {
    @Shared(value: 0) var count
    @Shared(value: 10) var other
    let log = LockIsolated<[String]>([])
    let cancellables = (0..<20).map { index in
      $count.publisher.sink { count in log.withValue { $0.append("\(index): \(count)") } }
    }
    log.setValue([])
    $count.withLock { $0 = 1 }
    #expect(log.value == (0..<20).map { "\($0): 1" })
    log.setValue([])
    $count = $other
    #expect(log.value == (0..<20).map { "\($0): 10" })
    withExtendedLifetime(cancellables) {}
  }

  @Test func anotherKeyIsPublishedOnTheMainActor() async throws {
    @Shared(value: 1) var count
    @SharedReader(value: 1) var reader
    let isOnMainActor = LockIsolated<[Bool]>([])
    let cancellables = [
      $count.publisher.dropFirst()
        .sink { _ in isOnMainActor.withValue { $0.append(MainThread.isCurrent) } },
      $reader.publisher.dropFirst()
        .sink { _ in isOnMainActor.withValue { $0.append(MainThread.isCurrent) } },
    ]
    try await $count.load(.inMemory("other"))
    try await $reader.load(.inMemory("another"))
    #expect(isOnMainActor.value.count >= 2)
    #expect(!isOnMainActor.value.contains(false))
    withExtendedLifetime(cancellables) {}
  }

  @Test func observersReadTheNewReferenceOffTheMainThread() async {
    @Shared(value: 1) var count
    @Shared(value: 10) var other
    let seen = LockIsolated<Int?>(nil)
    let property = $count
    withObservationTracking {
      _ = property.wrappedValue
    } onChange: {
      seen.setValue(property.wrappedValue)
    }
    await Task.detached { [other = $other] in property.projectedValue = other }.value
    #expect(seen.value == 10)
  }

  @Test func publisherOfARemovedElementFollowsItsWrites() throws {
    @Shared(value: Settings()) var settings
    $settings.withLock { $0.user = User(id: 1, name: "Blob") }
    let user = try #require(Shared($settings.user))
    let names = LockIsolated<[String]>([])
    let cancellable = user.publisher.sink { user in names.withValue { $0.append(user.name) } }
    $settings.withLock { $0.user = nil }
    user.name.withLock { $0 = "Blob Jr." }
    $settings.withLock { $0.user = User(id: 2, name: "New") }
    #expect(names.value == ["Blob", "Blob Jr.", "New"])
    cancellable.cancel()
  }

  @Test func aSubscriberMayChangeTheValue() {
    @Shared(value: 0) var count
    let counts = LockIsolated<[Int]>([])
    let cancellable = $count.publisher.sink { [shared = $count] value in
      counts.withValue { $0.append(value) }
      if value == 1 { shared.withLock { $0 = 2 } }
    }
    $count.withLock { $0 = 1 }
    #expect(counts.value == [0, 1, 2])
    cancellable.cancel()
  }

  @Test func aSubscriberMayChangeTheFirstValue() {
    @Shared(value: 0) var count
    let counts = LockIsolated<[Int]>([])
    let cancellable = $count.publisher.sink { [shared = $count] value in
      counts.withValue { $0.append(value) }
      if value == 0 { shared.withLock { $0 = 1 } }
    }
    #expect(counts.value == [0, 1])
    cancellable.cancel()
  }

  @Test func aPublisherFollowsToAnotherValue() async throws {
    @Shared(value: 1) var count
    @Shared(value: 10) var other
    @SharedReader(value: 0) var reader
    let (counts, readings) = (LockIsolated<[Int]>([]), LockIsolated<[Int]>([]))
    let subscriptions = [
      $count.publisher.removeDuplicates()
        .sink { count in counts.withValue { $0.append(count) } },
      $reader.publisher.sink { count in readings.withValue { $0.append(count) } },
    ]
    $count = $other
    $other.withLock { $0 = 11 }
    @Shared(.inMemory("third")) var third = 20
    try await $count.load(.inMemory("third"))
    $third.withLock { $0 = 21 }
    $other.withLock { $0 = 12 }
    $reader = SharedReader($third)
    #expect(counts.value == [1, 10, 11, 20, 21])
    #expect(readings.value == [0, 21])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func subscriberMayChangeTheReference() {
    @Shared(value: 1) var count
    @Shared(value: 10) var other
    let counts = LockIsolated<[Int]>([])
    let cancellable = $count.publisher.sink { [shared = $count, other = $other] value in
      counts.withValue { $0.append(value) }
      if value == 1 { shared.projectedValue = other }
    }
    $other.withLock { $0 = 11 }
    #expect(counts.value == [1, 10, 11])
    cancellable.cancel()
  }

  @Test func readersSeeTheSharedValue() {
    @Shared(.inMemory("read")) var count = 1
    @SharedReader(.inMemory("read")) var reader = 0
    #expect(reader == 1)
    $count.withLock { $0 = 2 }
    #expect(reader == 2)
    #expect(SharedReader($count) == $reader)
    #expect(SharedReader(value: 2) == $reader)
  }

  @Test func sharedDescribesItselfByItsKey() {
    @Shared(.inMemory("count")) var count = 1
    @SharedReader(.appStorage("name")) var name: String?
    @Shared(.tally) var tally
    @Shared(value: Settings()) var settings
    #expect($count.description == #"Shared<Int>(.inMemory("count"))"#)
    #expect($name.description == #"SharedReader<Optional<String>>(.appStorage("name"))"#)
    #expect("\($tally)" == #"Shared<Int>(.inMemory("tally"))"#)
    #expect($settings.volume.description == "Shared<Int>(value: 1)")
    let secret = Shared(value: Secret())
    #expect(
      secret.description == "Shared<Secret>(value: SharingTests.SharedTests.Secret(number: 1))"
    )
  }

  private struct Secret { var number = 1 }

  @Test func sharedComparesAndDumpsAsItsValue() {
    @Shared(value: User(id: 1, name: "Blob")) var user
    @Shared(value: User(id: 1, name: "Blob")) var other
    #expect($user == $other)
    #expect($user.id == 1)
    $other.name.withLock { $0 = "Blob Jr." }
    #expect($user != $other)
    #expect(Mirror(reflecting: $user).children.compactMap(\.label) == ["id", "name"])
    #expect(String(customDumping: SharedReader($user)) == String(customDumping: user))
  }

  @Test func dumpMarksPropertiesThatShareOneValue() {
    struct State {
      @Shared(.inMemory("count")) var count = 10
      @SharedReader(.inMemory("count")) var same = 0
      @Shared(value: 10) var other
    }
    #expect(
      String(customDumping: State()) == """
        SharedTests.State(
          _count: 10,
          _same: Int(↩︎),
          _other: #1 10
        )
        """
    )
  }

  @Test func aDefaultMayBelongToTheKey() {
    @Shared(.tally) var tally
    #expect(tally == 42)
    @SharedReader(.tally) var reader
    $tally.withLock { $0 += 1 }
    #expect(reader == 43)
    @Shared(.fresh) var fresh = 3
    #expect(fresh == 3)
    @Shared(.inMemory("optional")) var optional: Int?
    #expect(optional == nil)
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var tally: Self { Self[.inMemory("tally"), default: 42] }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var fresh: Self { Self[.inMemory("fresh"), default: 1] }
}
