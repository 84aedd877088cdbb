import Foundation

/// A connection to a database, which one thread at a time uses.
package final class PostgresConnection {
  /// Numbers of libpq's headers.
  private enum Status {
    static let connected: Int32 = 0
    static let done: Int32 = 1
    static let rows: Int32 = 2
    static let errorState = Int32(UInt8(ascii: "C"))
    static let errorMessage = Int32(UInt8(ascii: "M"))
  }

  let library: PostgresLibrary
  let pointer: OpaquePointer?

  /// Connects to a database, and waits for that.
  ///
  /// The address may set all parameters that it names here to other values.
  ///
  /// - Parameters:
  ///   - address: The address, such as `postgresql://app@db.example.com/app?sslmode=verify-full`.
  ///   - library: The functions of libpq.
  ///   - patience: The seconds for which the connection waits for a silent machine, or for another transaction.
  /// - Throws: An error with the reason if the database cannot be reached, or refuses the user.
  package init(_ address: String, library: PostgresLibrary, patience: Int = 5) throws {
    self.library = library
    let parameters = [
      ("application_name", "WebSwiftUI"), ("connect_timeout", "\(patience)"),
      // A connection ends some seconds after the other machine has become silent.
      ("tcp_user_timeout", "\(patience * 1_000)"), ("keepalives_idle", "5"),
      ("keepalives_interval", "1"),
      ("keepalives_count", "5"),
      ("dbname", address), ("client_encoding", "UTF8"),
    ]
    pointer = Self.withTexts(parameters.map(\.0)) { names in
      Self.withTexts(parameters.map(\.1)) { library.connect(names, $0, 1) }
    }
    // An error ends the connection in 'deinit'.
    guard library.status(pointer) == Status.connected else {
      throw PostgresError.noConnection(message)
    }
    // Otherwise libpq prints them. Those of an end are the error of the next statement, too.
    _ = library.setNoticeReceiver(pointer, { _, _ in }, nil)
    // The database ends the transaction of a machine that has lost its power, and its locks with it.
    try run(
      """
      SELECT set_config('idle_in_transaction_session_timeout', '5s', false),
        set_config('lock_timeout', $1, false), set_config('statement_timeout', '20s', false)
      """,
      .text("\(patience)s")
    )
  }

  deinit {
    library.finish(pointer)
  }

  /// The text of the last error.
  var message: String {
    library.errorMessage(pointer).map { String(cString: $0) }?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? "There is no memory."
  }

  /// Runs work with texts of C, behind the last of which is a null pointer.
  private static func withTexts<Result>(
    _ texts: [String],
    _ body: (PostgresLibrary.Texts) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) } + [nil])
  }

  /// Runs statements as one transaction.
  ///
  /// - Parameter work: Runs the statements. If it throws an error, they have changed nothing.
  /// - Returns: What the work returns.
  /// - Throws: The error of the work, or of the end of the transaction.
  package func transaction<Result>(_ work: () throws -> Result) throws -> Result {
    try run("BEGIN ISOLATION LEVEL READ COMMITTED")
    do {
      let result = try work()
      try run("COMMIT")
      return result
    } catch {
      // A connection that has ended has ended its transaction, too.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Runs a statement.
  ///
  /// - Parameters:
  ///   - statement: One statement, whose parameters are `$1`, `$2` and so on.
  ///   - parameters: Their values.
  /// - Returns: Its rows.
  /// - Throws: An error if the connection has ended, or the database refuses the statement.
  @discardableResult
  package func run(_ statement: String, _ parameters: PostgresValue...) throws -> PostgresRows {
    let values = parameters.map(\.bytes)
    let lengths = values.map { Int32($0?.count ?? 0) }
    // A byte more, so that an empty value has an address, too: without one it would be NULL.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.reduce(1) { $0 + ($1?.count ?? 0) })
    for value in values { bytes += value ?? [] }
    bytes.append(0)
    let result = bytes.withUnsafeBytes { bytes in
      var start = 0
      let pointers = zip(values, lengths).map { value, length -> UnsafePointer<CChar>? in
        defer { start += Int(length) }
        guard value != nil, let base = bytes.baseAddress else { return nil }
        return (base + start).assumingMemoryBound(to: CChar.self)
      }
      return library.execute(
        pointer,
        statement,
        Int32(parameters.count),
        parameters.map(\.type),
        pointers,
        lengths,
        parameters.map { _ in 1 },
        1
      )
    }
    return try rows(of: result)
  }

  private func rows(of result: OpaquePointer?) throws -> PostgresRows {
    let status = library.resultStatus(result)
    if status == Status.done || status == Status.rows {
      return PostgresRows(result, library: library)
    }
    defer { library.clear(result) }
    func field(_ field: Int32) -> String? {
      library.errorField(result, field).map { String(cString: $0) }
    }
    // An error without a state is one of libpq: there was no answer.
    guard library.status(pointer) == Status.connected, let state = field(Status.errorState) else {
      throw PostgresError.noConnection(message)
    }
    throw PostgresError.refused(state: state, message: field(Status.errorMessage) ?? "")
  }
}
