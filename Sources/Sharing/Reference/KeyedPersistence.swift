import ConcurrencyExtras
import Dependencies
import IssueReporting
import Observation

/// What keeps the value of a reference by means of a key.
final class KeyedPersistence<Key: SharedReaderKey>: Persistence, Observable {
  typealias Value = Key.Value

  private let key: Key
  private let savableKey: (any SharedKey<Value>)?
  private let contendedKey: (any ContendedKey<Value>)?
  private let initialValue: Value
  private let registrar = ObservationRegistrar()
  private let status = Locked(Status())

  private struct Status: Sendable {
    var isLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
    var subscription: SharedSubscription?
  }

  init(_ key: Key, initialValue: Value) {
    self.key = key
    savableKey = key as? any SharedKey<Value>
    contendedKey = key as? any ContendedKey<Value>
    self.initialValue = initialValue
  }

  var description: String { "\(key)" }

  var isLoading: Bool {
    registrar.access(self, keyPath: \.isLoading)
    return status.withLock { $0.isLoading }
  }

  var loadError: (any Error)? {
    registrar.access(self, keyPath: \.loadError)
    return status.withLock { $0.loadError }
  }

  var saveError: (any Error)? {
    registrar.access(self, keyPath: \.saveError)
    return status.withLock { $0.saveError }
  }

  func begin(
    replace: @escaping @Sendable (Value) -> Void,
    refresh: @escaping @Sendable () -> Void
  ) {
    let (key, context) = (key, LoadContext.initialValue(initialValue))
    setLoading(true)
    key.load(
      context: context,
      continuation: LoadContinuation("\(key)") { [weak self] result in
        self?.loaded(result, replace, keepingInitialValue: true)
      }
    )
    let subscription =
      observe(refresh)
      ?? key.subscribe(
        context: context,
        subscriber: SharedSubscriber { [weak self] result in
          self?.loaded(result, replace, keepingInitialValue: false)
        } onLoading: { [weak self] in
          self?.setLoading($0)
        }
      )
    status.withLock { $0.subscription = subscription }
  }

  private func observe(_ refresh: @escaping @Sendable () -> Void) -> SharedSubscription? {
    guard let contendedKey else { return nil }
    switch Result(catching: { try contendedKey.observe(refresh) }) {
    case .success(let subscription): return subscription
    case .failure(let error):
      _ = note(.failure(error))
      return SharedSubscription {}
    }
  }

  private func loaded(
    _ result: Result<Value?, any Error>,
    _ replace: (Value) -> Void,
    keepingInitialValue: Bool
  ) {
    if let value = note(result), let value = value ?? (keepingInitialValue ? nil : initialValue) {
      replace(value)
    }
  }

  /// Remembers whether loading went well; returns what was loaded if it did.
  private func note(_ result: Result<Value?, any Error>) -> Value?? {
    setLoading(false)
    switch result {
    case .success(let value):
      setLoadError(nil)
      return .some(value)
    case .failure(let error):
      setLoadError(error)
      report(Issues.notLoaded(description, error))
      return nil
    }
  }

  func beginChange() -> Value? {
    contendedKey?.beginChange()
  }

  func newestValue() -> Value? {
    guard let contendedKey else { return nil }
    switch Result(catching: contendedKey.newestValue) {
    case .success(nil): return nil
    case .success(.value(let value)?): return note(.success(value)) ?? nil
    case .success(Newest.none?): return note(.success(initialValue)) ?? nil
    case .failure(let error): return note(.failure(error)) ?? nil
    }
  }

  func load() async throws -> Value {
    let key = key
    setLoading(true)
    let result: Result<Value?, any Error> = await withCheckedContinuation { continuation in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation("\(key)") { continuation.resume(returning: $0) }
      )
    }
    _ = note(result)
    return try result.get() ?? initialValue
  }

  func save(_ value: Value, endingChanges count: Int) {
    let key = key
    let continuation = SaveContinuation("\(key)") { [weak self] in self?.saved($0) }
    if let contendedKey {
      contendedKey.save(value, endingChanges: count, continuation: continuation)
    } else {
      savableKey?.save(value, context: .didSet, continuation: continuation)
    }
  }

  func saveNow(_ value: Value) async throws {
    guard let savableKey else { return }
    let key = key
    let result: Result<Never?, any Error> = await withCheckedContinuation { continuation in
      savableKey.save(
        value,
        context: .userInitiated,
        continuation: SaveContinuation("\(key)") { continuation.resume(returning: $0) }
      )
    }
    saved(result)
    _ = try result.get()
  }

  private func saved(_ result: Result<Never?, any Error>) {
    guard case .failure(let error) = result else { return setSaveError(nil) }
    setSaveError(error)
    report(Issues.notSaved(description, error))
  }

  /// Tells of an error that the property shows, unless a test can look there.
  private func report(_ issue: @autoclosure () -> String) {
    guard isDebugBuild, !isTesting else { return }
    reportIssue(issue())
  }
}

extension KeyedPersistence {
  private func setLoading(_ isLoading: Bool) {
    guard status.withLock({ $0.isLoading }) != isLoading else { return }
    registrar.withMutation(of: self, keyPath: \.isLoading) {
      status.withLock { $0.isLoading = isLoading }
    }
  }

  private func setLoadError(_ error: (any Error)?) {
    guard error != nil || status.withLock({ $0.loadError }) != nil else { return }
    registrar.withMutation(of: self, keyPath: \.loadError) {
      status.withLock { $0.loadError = error }
    }
  }

  private func setSaveError(_ error: (any Error)?) {
    guard error != nil || status.withLock({ $0.saveError }) != nil else { return }
    registrar.withMutation(of: self, keyPath: \.saveError) {
      status.withLock { $0.saveError = error }
    }
  }
}
