import ConcurrencyExtras
import Dependencies
import IssueReporting
import Observation

/// Loads and saves the value of a reference with a key.
final class KeyedPersistence<Key: SharedReaderKey>: Persistence, Observable {
  typealias Value = Key.Value

  private let key: Key
  private let savableKey: (any SharedKey<Value>)?
  private let contendedKey: (any ContendedKey<Value>)?
  private let initialValue: Value
  private let isLoaded: Bool
  private let registrar = ObservationRegistrar()
  private let status = Locked(Status())

  private struct Status: Sendable {
    var isLoading = false
    var loadError: (any Error)?
    /// The texts of the load errors that were reported since the last successful load.
    var reportedLoadErrors: Set<String> = []
    /// The error of the last save.
    var saveError: (any Error)?
    /// The error of a change that is lost, until the app has learned of it.
    var loss: (any Error)?
    var subscription: SharedSubscription?
    var refresh: (@Sendable () -> Void)?
  }

  /// Creates the persistence of a value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initialValue: The value, if the key has none yet.
  ///   - isLoaded: Whether the key has loaded the initial value.
  init(_ key: Key, initialValue: Value, isLoaded: Bool) {
    self.key = key
    savableKey = key as? any SharedKey<Value>
    contendedKey = key as? any ContendedKey<Value>
    self.initialValue = initialValue
    self.isLoaded = isLoaded
  }

  var description: String { "\(key)".withoutPrivateScopes }

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
    return status.withLock { $0.saveError ?? $0.loss }
  }

  func begin(
    replace: @escaping @Sendable (Value) -> Void,
    refresh: @escaping @Sendable () -> Void
  ) {
    let (key, context) = (key, LoadContext.initialValue(initialValue))
    if !isLoaded {
      setLoading(true)
      key.load(
        context: context,
        continuation: LoadContinuation("\(key)") { [weak self] result in
          self?.loaded(result, replace, keepingInitialValue: true)
        }
      )
    }
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
    status.withLock {
      $0.subscription = subscription
      $0.refresh = refresh
    }
  }

  var observesAllChanges: Bool { contendedKey?.observesAllChanges ?? true }

  private func observe(_ refresh: @escaping @Sendable () -> Void) -> SharedSubscription? {
    guard let contendedKey else { return nil }
    do {
      return try contendedKey.observe(refresh)
    } catch {
      noteLoaded(error)
      return SharedSubscription {}
    }
  }

  private func loaded(
    _ result: Result<Value?, any Error>,
    _ replace: (Value) -> Void,
    keepingInitialValue: Bool
  ) {
    switch result {
    case .success(let value):
      noteLoaded(nil)
      if let value = value ?? (keepingInitialValue ? nil : initialValue) { replace(value) }
    case .failure(let error): noteLoaded(error)
    }
  }

  /// Notes the end of a load, and its error.
  ///
  /// A failed read is tried again, for example before each change. The same error is reported once.
  private func noteLoaded(_ error: (any Error)?) {
    setLoading(false)
    guard let error else { return clearLoadError() }
    setLoadError(error)
    let isNew = status.withLock { $0.reportedLoadErrors.insert("\(error)").inserted }
    if isNew { report(Issues.notLoaded(description, error)) }
  }

  private func clearLoadError() {
    setLoadError(nil)
    status.withLock { $0.reportedLoadErrors = [] }
  }

  func beginChange() {
    contendedKey?.beginChange()
  }

  func newestValue() -> LoadedValue<Value>? {
    guard let contendedKey else { return nil }
    noteRepeatedSave()
    do {
      guard let newest = try contendedKey.newestValue() else { return nil }
      noteLoaded(nil)
      return newest.map { $0 ?? initialValue }
    } catch {
      noteLoaded(error)
      return nil
    }
  }

  func load() async throws -> LoadedValue<Value> {
    setLoading(true)
    do {
      let loaded =
        if let contendedKey { try contendedKey.currentValue() } else {
          LoadedValue(try await key.userInitiatedValue())
        }
      noteLoaded(nil)
      endLoss()
      return loaded.map { $0 ?? initialValue }
    } catch {
      noteLoaded(error)
      throw error
    }
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

  func saveNow(_ value: Value, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    guard let savableKey else { return completion(.success(())) }
    let key = key
    savableKey.save(
      value,
      context: .userInitiated,
      continuation: SaveContinuation("\(key)") { [weak self] result in
        self?.saved(result)
        completion(self?.outcome(ofRequestedSave: result) ?? result.map { _ in })
      }
    )
  }

  /// The outcome of a save that the app has requested, which learns of a change that was lost before.
  private func outcome(
    ofRequestedSave result: Result<Never?, any Error>
  ) -> Result<Void, any Error> {
    if case .failure(let error) = result, !(error is any LostChange) { return .failure(error) }
    noteRepeatedSave()
    return takeLoss().map { .failure($0) } ?? .success(())
  }

  /// Notes the end of a save that the key has tried again by itself.
  private func noteRepeatedSave() {
    if let result = contendedKey?.endOfRepeatedSave() { saved(result.map { nil }) }
  }

  private func saved(_ result: Result<Never?, any Error>) {
    guard case .failure(let error) = result else {
      setSaveError(nil)
      // The stored value is readable now.
      return clearLoadError()
    }
    setSaveError(error)
    let issue = error is any LostChange ? Issues.changeLost : Issues.notSaved
    report(issue(description, error))
    // Another process may have saved another value.
    status.withLock { $0.refresh }?()
  }

  /// Reports an error of the property, except in tests, which can read the property.
  private func report(_ issue: @autoclosure () -> String) {
    guard isDebugBuild, !isTesting else { return }
    reportIssue(issue())
  }
}

extension KeyedPersistence {
  private func setLoading(_ isLoading: Bool) {
    guard status.withLock({ $0.isLoading }) != isLoading else { return }
    registrar.withMutationOnAnyThread(of: self, keyPath: \.isLoading) {
      status.withLock { $0.isLoading = isLoading }
    }
  }

  private func setLoadError(_ error: (any Error)?) {
    guard error != nil || status.withLock({ $0.loadError }) != nil else { return }
    registrar.withMutationOnAnyThread(of: self, keyPath: \.loadError) {
      status.withLock { $0.loadError = error }
    }
  }

  /// Sets the error of the last save, or ends it.
  ///
  /// A lost change is no error of a save, because later ones do not end it.
  private func setSaveError(_ error: (any Error)?) {
    guard error != nil || status.withLock({ $0.saveError }) != nil else { return }
    registrar.withMutationOnAnyThread(of: self, keyPath: \.saveError) {
      status.withLock { status in
        let isLoss = error is any LostChange
        status.saveError = isLoss ? nil : error
        if isLoss { status.loss = error }
      }
    }
  }

  /// The error of a lost change, which is like that of any other save from now on.
  private func takeLoss() -> (any Error)? {
    status.withLock { status in
      guard let loss = status.loss.take() else { return nil }
      status.saveError = loss
      return loss
    }
  }

  /// Ends the error of a lost change, because the app has read the value that is kept.
  private func endLoss() {
    guard status.withLock({ $0.loss != nil || $0.saveError is any LostChange }) else { return }
    registrar.withMutationOnAnyThread(of: self, keyPath: \.saveError) {
      status.withLock { status in
        status.loss = nil
        if status.saveError is any LostChange { status.saveError = nil }
      }
    }
  }
}
