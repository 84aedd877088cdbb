import ConcurrencyExtras
import Foundation

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The place where a shared value is stored.
///
/// The value is changed in place under a lock. Those who are told of a change, which are the key that
/// saves it and the subscribers of the publisher, are called without the lock, by one thread at a time
/// and with the latest value last, see ``announce()``. So is whoever reads a value that another process
/// has saved.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class StoredReference<Value>: MutableReference, @unchecked Sendable {
  private let observers = ValueObservers()
  private let lock = NSRecursiveLock()
  private var storage: Value
  private var isChanging = false
  private var news = ReferenceNews()
  private var isAnnouncing = false
  private var subject: CurrentValueSubject<Announced, Never>?
  let persistence: (any Persistence<Value>)?

  /// A value on its way to the subscribers, and nothing afterwards: a copy of the value that is kept would
  /// make the next change copy it.
  private typealias Announced = Locked<Value?>

  /// Creates a place for a value, which its key loads at once if it can.
  init(_ value: Value, persistence: (any Persistence<Value>)? = nil) {
    storage = value
    self.persistence = persistence
    persistence?.begin(
      replace: { [weak self] in self?.receive(Newest($0)) },
      refresh: { [weak self] in self?.refresh() }
    )
  }

  var id: ReferenceID { ReferenceID(root: self) }

  var value: Value {
    observers.access()
    return SharedAssertion.current?.value(of: self) ?? liveValue
  }

  /// The value itself, where ``value`` in an assertion is what the test says of it.
  var liveValue: Value {
    lock.withLock {
      guard !isChanging else { fatalError(Issues.readDuringChange(description)) }
      return storage
    }
  }

  var description: String {
    persistence?.description ?? "'\(String(describing: Value.self))' without a key"
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
    defer { announce() }
    return try notifyingObservers {
      try lock.withLock {
        guard !isChanging else { fatalError(Issues.changedDuringChange(description)) }
        if let newest { takeOver(newest) }
        SharedChangeTracker.note(self, value: storage, at: location)
        isChanging = true
        defer {
          isChanging = false
          news.unsavedChanges += 1
          news.isUnpublished = true
        }
        return try operation(&storage)
      }
    }
  }

  /// Takes over a value that is saved already.
  private func receive(_ newest: Newest<Value>) {
    notifyingObservers {
      lock.withLock {
        guard !isChanging else { fatalError(Issues.changedDuringChange(description)) }
        takeOver(newest)
      }
    }
    announce()
  }

  private func takeOver(_ newest: Newest<Value>) {
    guard newest.takeOver(unsavedChanges: news.unsavedChanges) else { return }
    storage = newest.value
    news.isUnpublished = true
  }

  /// Takes over what another process may have saved.
  private func refresh() {
    lock.withLock { news.mayBeOutdated = true }
    announce()
  }

  /// Changes the value, and tells the views that read it.
  ///
  /// On the main thread they are told before the change, as Observation has it. They look at the value
  /// there afterwards; if another thread told them before its change, they could look too early.
  private func notifyingObservers<R>(_ change: () throws -> R) rethrows -> R {
    guard Thread.isMainThread else {
      defer { observers.withMutation {} }
      return try change()
    }
    return try observers.withMutation(change)
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
  /// One thread does so at a time, also for those that change the value in the meantime.
  private func announce() {
    while let (news, value) = lock.withLock({ takeNews() }) {
      announce(value, news)
      lock.withLock { isAnnouncing = false }
    }
  }

  /// What is to be told, unless another thread tells it, or this one does further up.
  private func takeNews() -> (ReferenceNews, Value)? {
    guard !isAnnouncing, !isChanging, let taken = news.take() else { return nil }
    isAnnouncing = true
    return (taken, storage)
  }

  private func announce(_ value: Value, _ news: ReferenceNews) {
    if news.unsavedChanges > 0 {
      persistence?.save(value, endingChanges: news.unsavedChanges)
      lock.withLock { self.news.unsavedChanges -= news.unsavedChanges }
    }
    if !news.saveRequests.isEmpty {
      persistence?.saveNow(value) { result in news.saveRequests.forEach { $0(result) } }
    }
    if news.isUnpublished, let subject = lock.withLock({ subject }) {
      let announced = Announced(nil)
      announced.withLock { $0 = value }
      subject.send(announced)
      announced.withLock { $0 = nil }
    }
    if news.mayBeOutdated, let newest = persistence?.newestValue() {
      receive(newest)
    }
  }
}

extension StoredReference {
  var isLoading: Bool { persistence?.isLoading ?? false }

  var loadError: (any Error)? { persistence?.loadError }

  var saveError: (any Error)? { persistence?.saveError }

  func load() async throws {
    guard let value = try await persistence?.load() else { return }
    receive(value)
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
