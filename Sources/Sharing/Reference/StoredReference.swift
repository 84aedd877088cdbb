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
/// and with the latest value last.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class StoredReference<Value>: MutableReference, @unchecked Sendable {
  private let observers = ValueObservers()
  private let lock = NSRecursiveLock()
  private var storage: Value
  private var isChanging = false
  private var unsavedChanges = 0
  private var isAnnouncing = false
  private var subject: PassthroughSubject<Value, Never>?
  let persistence: (any Persistence<Value>)?

  /// Creates a place for a value, which its key loads at once if it can.
  init(_ value: Value, persistence: (any Persistence<Value>)? = nil) {
    storage = value
    self.persistence = persistence
    persistence?.begin(
      replace: { [weak self] in self?.replace(with: $0) },
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
    defer { announce() }
    return try notifyingObservers {
      try lock.withLock {
        guard !isChanging else { fatalError(Issues.changedDuringChange(description)) }
        if let newest = persistence?.beginChange() {
          storage = newest
        }
        SharedChangeTracker.note(self, value: storage, at: location)
        isChanging = true
        defer {
          isChanging = false
          unsavedChanges += 1
        }
        return try operation(&storage)
      }
    }
  }

  /// Takes over a value that is saved already.
  func replace(with value: Value) {
    notifyingObservers {
      lock.withLock { storage = value }
    }
    publishLatest()
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

  /// Takes over what another process has saved, unless this one is changing the value.
  private func refresh() {
    let isNewer = lock.withLock {
      guard let newest = persistence?.newestValue() else { return false }
      storage = newest
      return true
    }
    guard isNewer else { return }
    observers.withMutation {}
    publishLatest()
  }

  /// Saves and publishes the value, until it has not changed in the meantime.
  private func announce() {
    while let (value, count) = lock.withLock({ takeUnsavedChanges() }) {
      persistence?.save(value, endingChanges: count)
      publishLatest()
      lock.withLock { isAnnouncing = false }
    }
  }

  /// The value and how many changes are not saved, unless another thread saves them, or this one does
  /// further up.
  private func takeUnsavedChanges() -> (value: Value, count: Int)? {
    guard !isAnnouncing, !isChanging, unsavedChanges > 0 else { return nil }
    isAnnouncing = true
    defer { unsavedChanges = 0 }
    return (storage, unsavedChanges)
  }

  private func publishLatest() {
    guard let (subject, value) = lock.withLock({ subject.map { ($0, storage) } }) else { return }
    subject.send(value)
  }

  var publisher: AnyPublisher<Value, Never> {
    Deferred { self.currentAndFollowingValues() }.eraseToAnyPublisher()
  }

  private func currentAndFollowingValues() -> AnyPublisher<Value, Never> {
    let (values, first) = lock.withLock {
      let values = subject ?? PassthroughSubject<Value, Never>()
      subject = values
      return (values, storage)
    }
    return values.prepend(first).eraseToAnyPublisher()
  }
}

extension StoredReference {
  var isLoading: Bool { persistence?.isLoading ?? false }

  var loadError: (any Error)? { persistence?.loadError }

  var saveError: (any Error)? { persistence?.saveError }

  func load() async throws {
    guard let value = try await persistence?.load() else { return }
    replace(with: value)
  }

  func save() async throws {
    try await persistence?.saveNow(liveValue)
  }
}
