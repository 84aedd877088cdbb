import Foundation

/// The rows of an app that names no database.
struct NoRowStore: RowStore {
  struct Missing: Error, CustomStringConvertible {
    var description: String {
      """
      No database is named. Set the environment variable 'DATABASE_URL', or 'defaultPostgreSQLDatabase' \
      in 'prepareDependencies'.
      """
    }
  }

  var isImmediate: Bool { true }

  func read(_ name: String) throws -> Row { throw Missing() }

  func begin(_ name: String, before deadline: Date) throws -> any RowTransaction { throw Missing() }

  func start(for observer: any RowObserver) {}
}
