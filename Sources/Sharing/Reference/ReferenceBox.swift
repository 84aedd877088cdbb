import CombineSchedulers
import ConcurrencyExtras
import Foundation

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The reference of a property wrapper, which all copies of the wrapper share.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class ReferenceBox<R>: @unchecked Sendable {
  private let observers = ValueObservers()
  private let lock = NSLock()
  private var storage: R
  private var storedID: ReferenceID
  /// Sends once at first, and after each change of the reference.
  ///
  /// The first subscriber creates it.
  private var moves: OrderedSubject<CurrentValueSubject<Void, Never>>?

  init(_ reference: R, id: ReferenceID) {
    storage = reference
    storedID = id
  }

  var reference: R {
    observers.access()
    return lock.withLock { storage }
  }

  var id: ReferenceID { lock.withLock { storedID } }

  /// Refers to another value from now on.
  ///
  /// The former value is released outside of the lock, because its `deinit` may read the property.
  func refer(to reference: R, id: ReferenceID) {
    var former = reference
    observers.withMutationOnAnyThread {
      lock.withLock {
        swap(&storage, &former)
        storedID = id
      }
    }
    guard let moves = lock.withLock({ moves }) else { return }
    Reduction.notify { moves.send() }
  }

  /// The values of the current reference and of all later ones.
  ///
  /// A subscription keeps neither the property nor its value.
  func publisher<Value>(
    of values: @escaping (R) -> AnyPublisher<Value, Never>
  ) -> AnyPublisher<Value, Never> {
    Deferred { self.currentAndFollowingReferences() }
      .map(values)
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  private func currentAndFollowingReferences() -> AnyPublisher<R, Never> {
    let moves = lock.withLock {
      let moves = self.moves ?? OrderedSubject { CurrentValueSubject(()) }
      self.moves = moves
      return moves
    }
    return moves.compactMap { [weak self] in
      guard let self else { return nil }
      return lock.withLock { storage }
    }
    .eraseToAnyPublisher()
  }
}

extension ReferenceBox: Equatable {
  /// Whether both refer to the same value.
  ///
  /// A view may then keep either.
  static func == (lhs: ReferenceBox, rhs: ReferenceBox) -> Bool {
    lhs === rhs || lhs.id == rhs.id
  }
}
