import ConcurrencyExtras
import Foundation
import IssueReporting

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The place where a shared value is stored.
///
/// A change is made of a copy, which takes the place of the value when it is complete. So the value can be read
/// at any time and never waits: in the change itself, and on other threads, it is the one from before. Changes
/// wait for each other.
///
/// Those who are told of a change, which are the key that saves it and the subscribers of the publisher, are
/// called without a lock, by one thread at a time and with the latest value last, see ``announce()``.
/// So is the key when it is asked for a value that another process has saved.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class StoredReference<Value>: MutableReference, @unchecked Sendable {
  private let observers = ValueObservers()
  /// Guards the variables, and is held briefly.
  ///
  /// No code of others is called under it but deinitializers, which may read the value.
  private let lock = NSRecursiveLock()
  /// Held by the thread that changes the value, from the copy until the copy has taken its place.
  private let changeLock = NSRecursiveLock()
  private var storage: Value
  private var isChanging = false
  private var news = ReferenceNews()
  private var isAnnouncing = false
  private var subject: CurrentValueSubject<Announced, Never>?
  let persistence: (any Persistence<Value>)?

  /// A value on its way to the subscribers, and nothing afterwards: a new subscriber begins with the value
  /// that there is by then.
  private typealias Announced = Locked<Value?>

  /// Creates a place for a value, which its key loads at once if it can.
  init(_ value: Value, persistence: (any Persistence<Value>)? = nil) {
    storage = value
    self.persistence = persistence
    persistence?.begin(
      replace: { [weak self] in self?.receive(Newest($0), publishing: .anywhere) },
      refresh: { [weak self] in self?.refresh() }
    )
  }

  var id: ReferenceID { ReferenceID(root: self) }

  var key: String? { persistence?.description }

  var value: Value {
    observers.access()
    return SharedAssertion.current?.value(of: self) ?? liveValue
  }

  /// The value itself, where ``value`` in an assertion is what the test says of it.
  var liveValue: Value { lock.withLock { storage } }

  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    if let assertion = SharedAssertion.current {
      return try assertion.change(self, operation)
    }
    persistence?.beginChange()
    let newest = persistence?.newestValue()
    defer { announce() }
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

  /// Begins a change; returns what it is made of, or nil where this thread is changing the value already.
  private func beginChange(of newest: Newest<Value>?, at location: SourceLocation) -> Value? {
    guard !isChanging else { return nil }
    if let newest { takeOver(newest, publishing: .anywhere) }
    SharedChangeTracker.note(self, value: storage, at: location)
    isChanging = true
    return storage
  }

  /// Puts what a change has made in the place of the value, and hands back what was there.
  private func endChange(_ value: inout Value) {
    swap(&storage, &value)
    isChanging = false
    news.unsavedChanges += 1
    news.publish(.anywhere)
  }

  /// Runs a change inside of another one, which takes its place.
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
    // The key was told of a change, and is to be told that it has ended.
    defer { lock.withLock { news.unsavedChanges += 1 } }
    var value = liveValue
    return try operation(&value)
  }

  /// Takes over a value that is saved already.
  private func receive(_ newest: Newest<Value>, publishing publication: ReferenceNews.Publication) {
    observers.withMutationOnAnyThread {
      changeLock.lock()
      defer { changeLock.unlock() }
      let isTaken = lock.withLock {
        if !isChanging { takeOver(newest, publishing: publication) }
        return !isChanging
      }
      if !isTaken { reportIssue(Issues.changedDuringChange(description)) }
    }
    announce()
  }

  private func takeOver(
    _ newest: Newest<Value>,
    publishing publication: ReferenceNews.Publication
  ) {
    guard newest.takeOver(unsavedChanges: news.unsavedChanges) else { return }
    // Swapped and not set, so that what was there is let go when the access to the storage has ended.
    var value = newest.value
    swap(&storage, &value)
    news.publish(publication)
  }

  /// Takes over what others may have saved.
  private func refresh() {
    lock.withLock { news.mayBeOutdated = true }
    announce()
  }

  var publisher: AnyPublisher<Value, Never> {
    Deferred { self.currentAndFollowingValues() }.eraseToAnyPublisher()
  }

  private func currentAndFollowingValues() -> AnyPublisher<Value, Never> {
    let values = lock.withLock {
      let values = subject ?? CurrentValueSubject(Announced(nil))
      subject = values
      return values
    }
    return values.compactMap { [weak self] announced in
      announced.withLock { $0 } ?? self?.liveValue
    }
    .eraseToAnyPublisher()
  }
}

// What tells of the value.
extension StoredReference {
  /// Saves and publishes the value, until there is nothing to tell that is not told.
  ///
  /// One thread does so at a time, also for those that change the value in the meantime. What is to be
  /// published on the main actor is left to it.
  private func announce() {
    var step = lock.withLock { nextStep() }
    while case .tell(let news, let value) = step {
      announce(value, news)
      step = lock.withLock {
        isAnnouncing = false
        return nextStep()
      }
    }
    guard case .goOnOnMainActor = step else { return }
    MainThread.run { [weak self] in self?.announce() }
  }

  private enum Step {
    case tell(ReferenceNews, Value)
    case goOnOnMainActor
    case end
  }

  private func nextStep() -> Step {
    // Another thread tells, or this one does further up.
    guard !isAnnouncing else { return .end }
    let mayPublish =
      subject == nil || news.publication != .onMainActor || MainThread.isCurrent
    guard let taken = news.take(publishing: mayPublish, refreshing: !isChanging) else {
      return mayPublish ? .end : .goOnOnMainActor
    }
    isAnnouncing = true
    return .tell(taken, storage)
  }

  private func announce(_ value: Value, _ news: ReferenceNews) {
    if news.unsavedChanges > 0 {
      persistence?.save(value, endingChanges: news.unsavedChanges)
      lock.withLock { self.news.unsavedChanges -= news.unsavedChanges }
    }
    if !news.saveRequests.isEmpty {
      persistence?.saveNow(value) { result in news.saveRequests.forEach { $0(result) } }
    }
    if news.publication != .done, let subject = lock.withLock({ subject }) {
      let announced = Announced(nil)
      announced.withLock { $0 = value }
      subject.send(announced)
      announced.withLock { $0 = nil }
    }
    if news.mayBeOutdated, let newest = persistence?.newestValue() {
      receive(newest, publishing: .onMainActor)
    }
  }
}

extension StoredReference {
  var isLoading: Bool { persistence?.isLoading ?? false }

  var loadError: (any Error)? { persistence?.loadError }

  var saveError: (any Error)? { persistence?.saveError }

  func load() async throws {
    guard let value = try await persistence?.load() else { return }
    receive(value, publishing: .onMainActor)
    guard lock.withLock({ news.publication != .done }) else { return }
    await MainActor.run { announce() }
  }

  /// Saves the value after all changes that were made of it until now.
  func save() async throws {
    guard persistence != nil else { return }
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock { news.saveRequests.append { continuation.resume(with: $0) } }
      announce()
    }
  }
}
