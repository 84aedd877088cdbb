/// A key of a value that accompanies changes; see ``Transaction``.
///
/// ```swift
/// private struct IsDraggedKey: TransactionKey {
///   static let defaultValue = false
/// }
///
/// extension Transaction {
///   var isDragged: Bool {
///     get { self[IsDraggedKey.self] }
///     set { self[IsDraggedKey.self] = newValue }
///   }
/// }
///
/// withTransaction(\.isDragged, true) { offset = translation }
/// ```
///
/// Views read the value in ``View/transaction(_:)``.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a transaction without one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key, or the default if the transaction has none.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?.all[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var all = values?.all ?? [:]
      all[ObjectIdentifier(key)] = newValue
      values = TransactionValues(all)
    }
  }
}

/// The values that an app has put into a transaction.
// NB: Unchecked, because SwiftUI's keys may have values that are not sendable. They come from code that makes changes
// for views, and go to views.
package final class TransactionValues: @unchecked Sendable {
  fileprivate let all: [ObjectIdentifier: Any]

  fileprivate init(_ all: [ObjectIdentifier: Any]) {
    self.all = all
  }
}

extension TransactionValues: Equatable {
  package static func == (one: TransactionValues, other: TransactionValues) -> Bool {
    one === other
  }
}
