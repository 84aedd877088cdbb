import CombineSchedulers
import ConcurrencyExtras

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The reference of a property wrapper, which all copies of the wrapper share.
///
/// Closures read the state, because a key path of a generic type is created again at each use of its literal.
final class ReferenceBox<R>: Sendable {
  private struct State {
    var reference: R
    var id: ReferenceID
    /// Sends once at first, and after each change of the reference.
    ///
    /// The first subscriber creates it.
    var moves: OrderedSubject<CurrentValueSubject<Void, Never>>?
  }

  private let observers = ValueObservers()
  // NB: `UncheckedSendable` holds because references may be used on any thread.
  private let state: Locked<UncheckedSendable<State>>

  init(_ reference: R, id: ReferenceID) {
    state = Locked(UncheckedSendable(State(reference: reference, id: id)))
  }

  var reference: R {
    observers.access()
    return state.withLock { $0.value.reference }
  }

  var id: ReferenceID { state.withLock { $0.value.id } }

  /// Refers to another value from now on.
  ///
  /// The former value is released outside of the lock, because its `deinit` may read the property.
  func refer(to reference: R, id: ReferenceID) {
    var former = reference
    observers.withMutationOnAnyThread {
      state.withLock {
        swap(&$0.value.reference, &former)
        $0.value.id = id
      }
    }
    guard let moves = state.withLock({ $0.value.moves }) else { return }
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
    let moves = state.withLock {
      let moves = $0.value.moves ?? OrderedSubject { CurrentValueSubject(()) }
      $0.value.moves = moves
      return moves
    }
    return moves.compactMap { [weak self] in self?.state.withLock { $0.value.reference } }
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
