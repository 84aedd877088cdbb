import CombineSchedulers
import ConcurrencyExtras
import Foundation
import IssueReporting

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The storage of a shared value.
///
/// A change works on a copy, which replaces the value at the end of the change. Reads never wait: in the change itself,
/// and on other threads, they return the old value. Changes wait for each other.
///
/// The key that saves the value, and the subscribers of the publisher, are called without a lock. One thread at a time
/// calls them, and the latest value comes last; see ``sendUpdates()``. The key is also asked for values of other
/// processes without a lock. Subscribers receive the values of a reducer at the end of its ``Reduction``.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class StoredReference<Value>: MutableReference, @unchecked Sendable {
  private let observers = ValueObservers()
  /// Guards the variables, and is held briefly.
  ///
  /// The only foreign code that runs under it are deinitializers, which may read the value.
  private let lock = NSRecursiveLock()
  /// Held by the thread that changes the value, from the copy until the copy replaces the value.
  private let changeLock = NSRecursiveLock()
  private var storage: Value
  private var isChanging = false
  private var updates = PendingUpdates()
  private var isSendingUpdates = false
  /// The values that the subscribers receive at the end of the current reduction.
  private var postponedValues: [Value] = []
  private var subject: OrderedSubject<CurrentValueSubject<PublishedValue, Never>>?
  let persistence: (any Persistence<Value>)?
  /// Whether each read looks for a newer value, because nothing notifies the reference of it.
  private let refreshesAtReads: Bool

  /// A value while it is sent to the subscribers, and nil afterwards.
  ///
  /// A new subscriber begins with the current value.
  private typealias PublishedValue = Locked<Value?>

  /// Creates the storage of a value, which its key loads at once if possible.
  init(_ value: Value, persistence: (any Persistence<Value>)? = nil) {
    storage = value
    self.persistence = persistence
    refreshesAtReads = persistence?.observesAllChanges == false
    persistence?.begin(
      replace: { [weak self] in self?.receive(LoadedValue($0), publishing: .anywhere) },
      refresh: { [weak self] in self?.refresh() }
    )
  }

  var id: ReferenceID { ReferenceID(root: self) }

  var key: String? { persistence?.description }

  var value: Value {
    if refreshesAtReads { refresh() }
    observers.access()
    return SharedAssertion.current?.value(of: self) ?? liveValue
  }

  /// The value itself.
  ///
  /// In an assertion, ``value`` is the expected value of the test.
  var liveValue: Value { lock.withLock { storage } }

  func value(with roots: SharedRoots) -> Value {
    roots[ObjectIdentifier(self)].flatMap { $0 as? Value } ?? liveValue
  }

  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    if let assertion = SharedAssertion.current {
      return try assertion.change(self, operation)
    }
    persistence?.beginChange()
    let newest = persistence?.newestValue()
    defer { sendUpdates() }
    return try observers.withMutationOnAnyThread {
      changeLock.lock()
      defer { changeLock.unlock() }
      guard var value = lock.withLock({ beginChange(of: newest, at: location) }) else {
        return try ignoringChange(at: location, operation)
      }
      defer { lock.withLock { endChange(&value) } }
      return try operation(&value)
    }
  }

  /// Begins a change, and returns a copy of the value, or nil if this thread is changing the value already.
  private func beginChange(of newest: LoadedValue<Value>?, at location: SourceLocation) -> Value? {
    guard !isChanging else { return nil }
    if let newest { takeOver(newest, publishing: .anywhere) }
    SharedChangeTracker.note(self, value: storage, at: location)
    isChanging = true
    return storage
  }

  /// Replaces the value by the copy of a change, and returns the old value in its place.
  private func endChange(_ value: inout Value) {
    swap(&storage, &value)
    isChanging = false
    updates.unsavedChanges += 1
    updates.publish(.anywhere)
  }

  /// Runs a change inside of another one, whose value wins.
  private func ignoringChange<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    reportIssue(
      Issues.changedDuringChange(description),
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    // The key was notified of the begin of a change, and needs its end.
    defer { lock.withLock { updates.unsavedChanges += 1 } }
    var value = liveValue
    return try operation(&value)
  }

  /// Accepts a value that is saved already.
  private func receive(
    _ newest: LoadedValue<Value>,
    publishing publication: PendingUpdates.Publication
  ) {
    observers.withMutationOnAnyThread {
      changeLock.lock()
      defer { changeLock.unlock() }
      let isTaken = lock.withLock {
        if !isChanging { takeOver(newest, publishing: publication) }
        return !isChanging
      }
      if !isTaken { reportIssue(Issues.changedDuringChange(description)) }
    }
    sendUpdates()
  }

  private func takeOver(
    _ newest: LoadedValue<Value>,
    publishing publication: PendingUpdates.Publication
  ) {
    guard newest.takeOver(unsavedChanges: updates.unsavedChanges) else { return }
    // Swapped and not set, so that the old value is released after the access to the storage.
    var value = newest.value
    swap(&storage, &value)
    updates.publish(publication)
  }

  /// Reads the value again, which another process may have saved.
  private func refresh() {
    lock.withLock { updates.mayBeOutdated = true }
    sendUpdates()
  }

  var publisher: AnyPublisher<Value, Never> {
    Deferred { self.currentAndFollowingValues() }.eraseToAnyPublisher()
  }

  private func currentAndFollowingValues() -> AnyPublisher<Value, Never> {
    if refreshesAtReads { refresh() }
    let values = lock.withLock {
      let values = subject ?? OrderedSubject { CurrentValueSubject(PublishedValue(nil)) }
      subject = values
      return values
    }
    return values.compactMap { [weak self] published in
      published.withLock { $0 } ?? self?.liveValue
    }
    .eraseToAnyPublisher()
  }
}

// The updates of the key and of the subscribers.
extension StoredReference {
  /// Saves and publishes the value, until there is no pending update.
  ///
  /// One thread does this at a time, also for threads that change the value meanwhile. A value that must be published
  /// on the main actor waits for it.
  private func sendUpdates() {
    var step = lock.withLock { nextStep() }
    while case .send(let updates, let value) = step {
      send(value, updates)
      step = lock.withLock {
        isSendingUpdates = false
        return nextStep()
      }
    }
    guard case .continueOnMainActor = step else { return }
    MainThread.run { [weak self] in self?.sendUpdates() }
  }

  private enum Step {
    case send(PendingUpdates, Value)
    case continueOnMainActor
    case end
  }

  private func nextStep() -> Step {
    // Another thread sends updates, or this one does further up the stack.
    guard !isSendingUpdates else { return .end }
    let mayPublish =
      subject == nil || updates.publication != .onMainActor || MainThread.isCurrent
    guard let taken = updates.take(publishing: mayPublish, refreshing: !isChanging) else {
      return mayPublish ? .end : .continueOnMainActor
    }
    isSendingUpdates = true
    return .send(taken, storage)
  }

  private func send(_ value: Value, _ updates: PendingUpdates) {
    if updates.unsavedChanges > 0 {
      persistence?.save(value, endingChanges: updates.unsavedChanges)
      lock.withLock { self.updates.unsavedChanges -= updates.unsavedChanges }
    }
    if !updates.saveRequests.isEmpty {
      persistence?.saveNow(value) { result in updates.saveRequests.forEach { $0(result) } }
    }
    if updates.publication != .done { publish(value) }
    if updates.mayBeOutdated, let newest = persistence?.newestValue() {
      receive(newest, publishing: .onMainActor)
    }
  }
}

// The subscribers.
extension StoredReference {
  /// Sends a value to the subscribers, unless a reducer is running or they have still to receive the values of one.
  private func publish(_ value: Value) {
    guard let subject = lock.withLock({ subject }) else { return }
    let isReducing = Reduction.isCurrent
    let postponedCount = lock.withLock {
      if isReducing || !postponedValues.isEmpty { postponedValues.append(value) }
      return postponedValues.count
    }
    switch postponedCount {
    case 0: send(value, to: subject)
    case 1: Reduction.notify { self.publishPostponedValues() }
    default: break
    }
  }

  /// Sends the values of a reduction.
  ///
  /// A value is removed after it is sent, so that values of other threads follow it and do not overtake it.
  private func publishPostponedValues() {
    while let value = lock.withLock({ postponedValues.first }) {
      if let subject = lock.withLock({ subject }) { send(value, to: subject) }
      // The value is released without the lock.
      _ = lock.withLock { postponedValues.removeFirst() }
    }
  }

  private func send(
    _ value: Value,
    to subject: OrderedSubject<CurrentValueSubject<PublishedValue, Never>>
  ) {
    let published = PublishedValue(nil)
    published.withLock { $0 = value }
    subject.send(published)
    published.withLock { $0 = nil }
  }
}

extension StoredReference {
  var isLoading: Bool { persistence?.isLoading ?? false }

  var loadError: (any Error)? { persistence?.loadError }

  var saveError: (any Error)? { persistence?.saveError }

  func load() async throws {
    guard let value = try await persistence?.load() else { return }
    receive(value, publishing: .onMainActor)
    guard lock.withLock({ updates.publication != .done }) else { return }
    await MainActor.run { sendUpdates() }
  }

  /// Saves the value after all changes until now.
  func save() async throws {
    guard persistence != nil else { return }
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock { updates.saveRequests.append { continuation.resume(with: $0) } }
      sendUpdates()
    }
  }
}
