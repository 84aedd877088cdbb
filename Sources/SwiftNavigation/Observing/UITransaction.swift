/// Values that accompany a change, such as its animation.
///
/// After a change in ``withUITransaction(_:_:)``, the closures of ``observe(_:)`` receive the transaction. Its values
/// have keys:
///
/// ```swift
/// private enum IsSilentKey: UITransactionKey {
///   static let defaultValue = false
/// }
///
/// extension UITransaction {
///   var isSilent: Bool {
///     get { self[IsSilentKey.self] }
///     set { self[IsSilentKey.self] = newValue }
///   }
/// }
///
/// withUITransaction(\.isSilent, true) { model.count += 1 }
/// ```
///
/// Where we differ: it has no animations of UIKit or AppKit, and no keys that run the closures themselves.
public struct UITransaction: Sendable {
  @TaskLocal static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates a transaction without values.
  public init() {}

  /// The value of a key, or the default if it has none.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: UITransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A copy with the values of another transaction, which win.
  func overridden(by other: UITransaction) -> UITransaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// The key of a value that accompanies changes; see ``UITransaction``.
public protocol UITransactionKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of a transaction without one.
  static var defaultValue: Value { get }
}

/// Makes changes with a transaction.
///
/// Its values are added to those of a transaction around it.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
public func withUITransaction<Result>(
  _ transaction: UITransaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(
    UITransaction.current.overridden(by: transaction),
    operation: body
  )
}

/// Makes changes with a value in their transaction.
///
/// - Parameters:
///   - keyPath: The value in the transaction.
///   - value: The new value.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
public func withUITransaction<R, V>(
  _ keyPath: WritableKeyPath<UITransaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}

extension UIBinding {
  /// The same binding, whose changes have a transaction.
  ///
  /// - Parameter transaction: The transaction of the changes.
  /// - Returns: The binding.
  public func transaction(_ transaction: UITransaction) -> Self {
    Self(place) {
      wrappedValue
    } set: { value in
      withUITransaction(transaction) { wrappedValue = value }
    }
  }
}
