package import Foundation

/// The rows that a statement has returned, in PostgreSQL's binary format.
package final class PostgresRows {
  private let result: OpaquePointer?
  private let library: PostgresLibrary

  init(_ result: OpaquePointer?, library: PostgresLibrary) {
    self.result = result
    self.library = library
  }

  deinit {
    library.clear(result)
  }

  package var count: Int { Int(library.rowCount(result)) }

  /// The bytes of a value, or `nil` for NULL.
  package func data(_ row: Int, _ column: Int) -> Data? {
    let (row, column) = (Int32(row), Int32(column))
    guard library.isNull(result, row, column) == 0, let value = library.value(result, row, column)
    else { return nil }
    return Data(bytes: value, count: Int(library.length(result, row, column)))
  }

  package func text(_ row: Int, _ column: Int) -> String? {
    data(row, column).map { String(postgresBytes: $0) }
  }

  /// A number, if the column has one of eight bytes.
  package func integer(_ row: Int, _ column: Int) -> Int? {
    guard let data = data(row, column), data.count == 8 else { return nil }
    return data.reduce(0) { $0 << 8 | Int($1) }
  }

  package func time(_ row: Int, _ column: Int) -> Date? {
    integer(row, column).map { Date(postgresMicroseconds: $0) }
  }
}
