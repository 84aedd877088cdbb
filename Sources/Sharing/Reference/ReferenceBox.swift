import ConcurrencyExtras
import Foundation

/// What a property wrapper refers to, which all copies of it share.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class ReferenceBox<R>: @unchecked Sendable {
  private let observers = ValueObservers()
  private let lock = NSLock()
  private var storage: R
  private var storedID: ReferenceID

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
  func refer(to reference: R, id: ReferenceID) {
    observers.withMutation {
      lock.withLock {
        storage = reference
        storedID = id
      }
    }
  }
}

extension ReferenceBox: Equatable {
  /// Whether both refer to the same value, so that a view may keep either.
  static func == (lhs: ReferenceBox, rhs: ReferenceBox) -> Bool {
    lhs === rhs || lhs.id == rhs.id
  }
}
