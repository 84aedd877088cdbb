import Dependencies
import Foundation
import Observation
import PostgreSQLSharing
import PostgresServer
import Sharing
import Testing

/// A machine with its own connections to a database, and its own properties.
struct Machine {
  let database: PostgreSQLDatabase

  init(_ address: String) {
    database = PostgreSQLDatabase(address)
  }

  /// A property of a value in the database.
  func shared<Value: Codable & Sendable>(_ initialValue: Value, _ name: String = "list") -> Shared<
    Value
  > {
    withDependencies {
      $0.defaultPostgreSQLDatabase = database
    } operation: {
      Shared(wrappedValue: initialValue, .postgres(name))
    }
  }
}

/// Waits until a condition of observed values holds, or the time of the test is over.
@MainActor
func wait(until condition: () -> Bool) async {
  while !Task.isCancelled {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let holds = withObservationTracking(condition, onChange: { continuation.finish() })
    // Another thread may have changed a value after it was read and before it was observed.
    if holds || condition() { return }
    for await _ in changes {}
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test where a database can be started, and lets it fail there if it has to be.
  static var needsPostgreSQL: Self {
    .enabled(if: PostgresServer.isExpected, "'Scripts/install-postgresql' installs PostgreSQL.")
  }
}
