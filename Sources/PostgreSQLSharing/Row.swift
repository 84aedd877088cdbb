import Foundation
import PostgreSQL
import Sharing

/// The row of a value.
struct Row: Sendable {
  /// The number of the last change among those of all values, or 0 where there is no value yet.
  var version: Int
  /// The value, unless there is none.
  var json: Data?
}

/// The rows of a database.
protocol RowStore: Sendable {
  /// Whether rows are written before a save returns.
  var isImmediate: Bool { get }

  /// Reads a row.
  func read(_ name: String) throws -> Row

  /// Begins a transaction that no other one of the row runs beside, and reads the row.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - deadline: The time until which it waits for a free connection. It may wait for the row after that.
  /// - Returns: The transaction.
  /// - Throws: ``RowIsLocked`` if another process has not ended its transaction in time, ``NoFreeConnection``, or an
  ///   error of the database.
  func begin(_ name: String, before deadline: Date) throws -> any RowTransaction

  /// Notifies an observer of changes.
  func start(for observer: any RowObserver)
}

/// The exclusive use of a row, by one thread at a time.
///
/// A transaction that is released before its end has changed nothing.
protocol RowTransaction: AnyObject, Sendable {
  /// The row at the beginning.
  var row: Row { get }

  /// Writes the value, and returns its version.
  func write(_ json: Data) throws -> Int

  /// Makes the written value that of the row.
  func commit() throws

  /// Ends the transaction without a change.
  func cancel()
}

/// Learns of the changes of rows.
protocol RowObserver: AnyObject, Sendable {
  /// The names of all rows that are in use.
  var names: [String] { get }

  /// Whether a version of a row is newer than the known one.
  func needs(_ name: String, version: Int) -> Bool

  /// Receives rows as they are now.
  func receive(_ rows: [String: Row])

  /// Changes may be missed from now on, until rows are received.
  func lostDatabase(_ error: any Error)
}

/// The error of a row that another process has not released in time.
struct RowIsLocked: Error, CustomStringConvertible {
  let name: String

  var description: String { "Another process has not finished its change of '\(name)' in time." }
}

/// The error of a use of the database while this process uses all the connections that it may open.
struct NoFreeConnection: Error, CustomStringConvertible {
  var description: String { "Other changes of this process use all of its connections." }
}

/// The error of a change of a value that this program cannot decode.
struct UndecodableRow: LostChange, CustomStringConvertible {
  let name: String

  var description: String {
    "This program cannot decode '\(name)'. The value is kept, and this change is not saved."
  }
}

/// The error of a change that does not start from the last change of another process, and is not saved.
struct RowConflict: LostChange, CustomStringConvertible {
  let name: String

  var description: String {
    "Another process has changed '\(name)' meanwhile. Its value is kept, and this change is not saved."
  }
}

extension Error {
  /// Whether others were in the way for too long, although the database is there.
  var isOfWait: Bool { self is RowIsLocked || self is NoFreeConnection }

  /// Whether a write may succeed later.
  var mayBeOver: Bool { isOfWait || (self as? PostgresError)?.isTemporary == true }

  /// Whether a row has the value of another process, so that a write cannot succeed later.
  var isRefusal: Bool { self is any LostChange }
}
