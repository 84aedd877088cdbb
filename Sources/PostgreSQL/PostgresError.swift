/// An error of the database, or of the way to it.
package enum PostgresError: Error, CustomStringConvertible {
  /// libpq is not installed.
  case noLibrary
  /// The database cannot be reached, or the connection has ended.
  case noConnection(String)
  /// The database refuses a statement.
  case refused(state: String, message: String)
  /// A row has values of other types.
  case unexpectedRow

  /// Whether the same transaction may succeed a moment later.
  ///
  /// Class 40 is of transactions that ended for the sake of others. Class 57 is of a server that stops or starts, or of
  /// a statement that took too long. 55P03 is of one that waited too long for another.
  package var isTemporary: Bool {
    switch self {
    case .noConnection: true
    case .refused(let state, _): state.hasPrefix("40") || state.hasPrefix("57") || state == "55P03"
    case .noLibrary, .unexpectedRow: false
    }
  }

  package var description: String {
    switch self {
    case .noLibrary: "PostgreSQL's library is not there. Install libpq5."
    case .noConnection(let message): message
    case .refused(let state, let message): "\(message) (\(state))"
    case .unexpectedRow: "The tables are not those of this library."
    }
  }
}
