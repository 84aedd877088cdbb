import ConcurrencyExtras
import IssueRecording
import Observation
import Testing

@testable import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var tally: Self { Self[.inMemory("tally"), default: 10] }
}

struct SharedKeyTests {
  @Test func sharedKeyLoadsLater() {
    let key = ManualKey()
    @Shared(key) var count = 1
    #expect(key.loadContexts.value == [.initialValue(1)])
    #expect($count.isLoading)
    #expect(count == 1)
    key.resumeLoad(.success(5))
    #expect(!$count.isLoading)
    #expect(count == 5)
    #expect(key.saved.value == [])
  }

  @Test func sharedKeyKeepsItsDefaultWithoutAStoredValue() {
    let key = ManualKey()
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    key.resumeLoad(.success(nil))
    #expect(count == 2)
  }

  @Test func sharedKeyShowsErrorsOfLoading() async {
    let key = ManualKey()
    @Shared(key) var count = 1
    key.resumeLoad(.failure(ManualKey.Failure()))
    #expect($count.loadError is ManualKey.Failure)
    key.subscriber.value?.yield(3)
    #expect($count.loadError == nil)
    #expect(count == 3)
    key.subscriber.value?.yield(throwing: ManualKey.Failure())
    #expect($count.loadError != nil)
    #expect(count == 3)
  }

  @Test func sharedKeyReceivesChanges() {
    let key = ManualKey()
    do {
      @Shared(key) var count = 1
      key.resumeLoad(.success(nil))
      key.subscriber.value?.yieldLoading()
      #expect($count.isLoading)
      key.subscriber.value?.yield(7)
      #expect(!$count.isLoading)
      #expect(count == 7)
      key.subscriber.value?.yieldReturningInitialValue()
      #expect(count == 1)
      #expect(key.isSubscribed.value)
    }
    #expect(!key.isSubscribed.value)
  }

  @Test func sharedKeySavesEachChange() {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    $count.withLock { $0 = 1 }
    $count.withLock { $0 = 2 }
    #expect(key.saved.value == [1, 2])
    key.saves.value[0].resume(throwing: ManualKey.Failure())
    #expect($count.saveError is ManualKey.Failure)
    key.saves.value[1].resume()
    #expect($count.saveError == nil)
  }

  @Test func sharedKeyLoadsOnDemand() async throws {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    let load = Task { [shared = $count] in try await shared.load() }
    await Task.yield(until: { key.loads.value.count == 1 })
    #expect(key.loadContexts.value.last == .userInitiated)
    key.resumeLoad(.success(9))
    try await load.value
    #expect(count == 9)
  }

  @Test func sharedKeySavesOnDemand() async throws {
    let key = ManualKey()
    @Shared(key) var count = 4
    key.resumeLoad(.success(nil))
    let save = Task { [shared = $count] in try await shared.save() }
    await Task.yield(until: { key.saves.value.count == 1 })
    key.saves.value[0].resume(throwing: ManualKey.Failure())
    await #expect(throws: ManualKey.Failure.self) { try await save.value }
    #expect($count.saveError != nil)
    #expect(key.saved.value == [4])
  }

  @Test func requiredKeyThrowsWithoutAValue() async throws {
    do {
      _ = try await Shared<Int>(require: .inMemory("missing"))
      Issue.record("There is no value.")
    } catch let error as SharedValueMissing {
      #expect(error.description == #"There is no value for '.inMemory("missing")'."#)
    }
    @Shared(.inMemory("present")) var count = 0
    $count.withLock { $0 = 1 }
    let present = try await Shared<Int>(require: .inMemory("present"))
    #expect(present.wrappedValue == 1)
    let reader = try await SharedReader<Int>(require: .inMemory("present"))
    #expect(reader.wrappedValue == 1)
  }

  @Test func requiredValueIsLoadedOnce() async throws {
    let key = ManualKey()
    let required = Task.immediate { try await Shared(require: key) }
    key.resumeLoad(.success(7))
    let count = try await required.value
    #expect(count.wrappedValue == 7)
    #expect(key.loadContexts.value == [.userInitiated])
  }

  @Test func subscribersGetTheLatestValueLast() {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    let first = $count.publisher.sink { if $0 == 1 { key.subscriber.value?.yield(5) } }
    let counts = LockIsolated<[Int]>([])
    let second = $count.publisher.sink { count in counts.withValue { $0.append(count) } }
    $count.withLock { $0 = 1 }
    #expect(counts.value == [0, 1, 5])
    first.cancel()
    second.cancel()
  }

  @Test func keyMayYieldTheValueThatItSaves() {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    key.onSave.setValue { key.subscriber.value?.yield(min($0, 10)) }
    $count.withLock { $0 = 12 }
    #expect(count == 10)
    #expect(key.saved.value == [12])
  }

  @Test func aValueThatAKeyYieldsWithinAChangeIsReportedAndLost() {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    let texts = issues {
      $count.withLock {
        key.subscriber.value?.yield(3)
        $0 += 1
      }
    }
    #expect(texts == [Issues.changedDuringChange("SharingTests.ManualKey")])
    #expect(count == 1)
    key.subscriber.value?.yield(5)
    #expect(count == 5)
  }

  @Test func aValueThatIsLoadedOnDemandIsPublishedOnTheMainActor() async throws {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.success(nil))
    let isOnMainActor = LockIsolated(false)
    let subscription = $count.publisher.sink {
      if $0 == 9 { isOnMainActor.setValue(MainThread.isCurrent) }
    }
    let load = Task { [shared = $count] in try await shared.load() }
    await Task.yield(until: { key.loads.value.count == 1 })
    key.resumeLoad(.success(9))
    try await load.value
    #expect(isOnMainActor.value)
    subscription.cancel()
  }

  @Test func observersReadTheNewStatusOffTheMainThread() async {
    let key = ManualKey()
    @Shared(key) var count = 0
    let property = $count
    let seen = LockIsolated<[Bool]>([])
    func observe(_ read: @escaping @Sendable () -> Bool) {
      withObservationTracking {
        _ = read()
      } onChange: {
        seen.withValue { $0.append(read()) }
      }
    }
    observe { property.isLoading }
    observe { property.loadError != nil }
    await Task.detached { key.resumeLoad(.failure(ManualKey.Failure())) }.value
    observe { property.saveError != nil }
    await Task.detached {
      property.withLock { $0 = 1 }
      key.saves.value[0].resume(throwing: ManualKey.Failure())
    }
    .value
    #expect(seen.value == [false, true, true])
  }

  @Test func savedValueCanBeLoaded() {
    let key = ManualKey()
    @Shared(key) var count = 0
    key.resumeLoad(.failure(ManualKey.Failure()))
    #expect($count.loadError is ManualKey.Failure)
    $count.withLock { $0 = 1 }
    key.saves.value[0].resume(throwing: ManualKey.Failure())
    #expect($count.loadError is ManualKey.Failure)
    $count.withLock { $0 = 2 }
    key.saves.value[1].resume()
    #expect($count.loadError == nil)
  }

  @Test func aMissingValueOfAPrivateKeyHasAPlainName() async {
    let key = ManualKey()
    let required = Task.immediate { try await Shared(require: key) }
    key.resumeLoad(.success(nil))
    await #expect {
      try await required.value
    } throws: {
      "\($0)" == "There is no value for 'SharingTests.ManualKey'."
    }
  }

  @Test func sharedKeyRefersToAnotherKey() async throws {
    @Shared(.inMemory("a")) var a = 1
    @Shared(.inMemory("b")) var b = 2
    $b.withLock { $0 = 3 }
    try await $a.load(.inMemory("b"))
    #expect(a == 3)
    $a.withLock { $0 = 4 }
    #expect(b == 4)
  }

  @Test func loadOfAnotherKeyAsksItOnceAndSavesNothing() async throws {
    let key = ManualKey()
    @Shared(value: 7) var count
    let load = Task { [shared = $count] in try await shared.load(key) }
    await Task.yield { !key.loads.value.isEmpty }
    #expect(key.loadContexts.value == [.userInitiated])
    #expect($count.isLoading)
    #expect(count == 7)
    key.resumeLoad(.success(nil))
    try await load.value
    #expect(count == 7)
    #expect(key.loadContexts.value == [.userInitiated])
    #expect(key.saved.value == [])
    $count.withLock { $0 = 8 }
    #expect(key.saved.value == [8])
  }

  @Test func readerAsksAnotherKeyOnce() async throws {
    let key = ManualKey()
    @SharedReader(value: 7) var count
    let load = Task { [shared = $count] in try await shared.load(key) }
    await Task.yield { !key.loads.value.isEmpty }
    key.resumeLoad(.success(9))
    try await load.value
    #expect(count == 9)
    #expect(key.loadContexts.value == [.userInitiated])
  }

  @Test func loadOfAnotherKeyCreatesNoValue() async throws {
    @Shared(.inMemory("a")) var a = 1
    try await $a.load(.inMemory("b"))
    #expect(a == 1)
    await #expect(throws: SharedValueMissing.self) {
      _ = try await Shared<Int>(require: .inMemory("b"))
    }
    $a.withLock { $0 = 2 }
    let b = try await Shared<Int>(require: .inMemory("b"))
    #expect(b.wrappedValue == 2)
  }

  // MARK: - Keys with a default

  @Test func loadOfAKeyWithADefaultSharesItsValue() async throws {
    @Shared(.tally) var tally
    @Shared(value: 5) var count
    @SharedReader(value: 5) var reader
    try await $count.load(.tally)
    try await $reader.load(.tally)
    #expect(count == 10)
    $count.withLock { $0 = 11 }
    #expect(tally == 11)
    #expect(reader == 11)
  }

  @Test func requiredKeyWithADefaultSharesItsValue() async throws {
    @Shared(.tally) var tally
    let required = try await Shared(require: .tally)
    let reader = try await SharedReader(require: .tally)
    required.withLock { $0 = 11 }
    #expect(tally == 11)
    #expect(reader.wrappedValue == 11)
  }

  @Test func keyWithADefaultSharesItsValueInGenericCode() {
    func share<Key: SharedKey<Int>>(_ key: Key) -> Shared<Int> { Shared(wrappedValue: 0, key) }
    @Shared(.tally) var tally
    share(.tally).withLock { $0 = 11 }
    #expect(tally == 11)
  }

  @Test func aContinuationIsResumedOnce() {
    let key = ManualKey()
    @Shared(key) var count = 0
    let texts = issues {
      let load = key.loads.value[0]
      load.resume(returning: 1)
      load.resume(returning: 2)
    }
    #expect(count == 1)
    #expect(
      texts == [
        """
        A 'LoadContinuation' was resumed more than once.

            Key: SharingTests.ManualKey

        A key ends each call of 'load' or 'save' once. Later calls of 'resume' are ignored.

        To fix this, resume the continuation on each path exactly once.
        """
      ]
    )
  }

  @Test func releasedContinuationIsResumed() {
    let ended = LockIsolated(false)
    let texts = issues {
      _ = SaveContinuation { _ in ended.setValue(true) }
    }
    #expect(ended.value)
    #expect(
      texts == [
        """
        A 'SaveContinuation' was released without having been resumed.

            Key: unknown

        The caller of 'load' or 'save' would wait forever, so the call counts as ended.

        To fix this, resume the continuation on each path exactly once, also where there is nothing to do.
        """
      ]
    )
  }
}

/// The key of a feature that has chosen the same id as another one.
private struct FeatureKey<Feature>: SharedReaderKey {
  let value: String

  var id: String { "main" }

  func load(context _: LoadContext<String>, continuation: LoadContinuation<String>) {
    continuation.resume(returning: value)
  }

  func subscribe(
    context _: LoadContext<String>,
    subscriber _: SharedSubscriber<String>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

struct SharedKeyTypeTests {
  private enum Profile {}
  private enum Cache {}

  @Test func keysOfTwoTypesAreApartThoughTheirIDsAreEqual() {
    @SharedReader(FeatureKey<Profile>(value: "profile")) var profile = ""
    @SharedReader(FeatureKey<Cache>(value: "cache")) var cache = ""
    #expect(profile == "profile")
    #expect(cache == "cache")
  }
}
