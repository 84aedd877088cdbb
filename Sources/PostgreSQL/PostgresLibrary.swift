import Foundation

/// The functions of libpq, PostgreSQL's own client.
///
/// The library is loaded when an app names a database, so that no other app needs it, and no build its headers.
package struct PostgresLibrary: Sendable {
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>

  let connect: @convention(c) (Texts, Texts, Int32) -> OpaquePointer?
  let status: @convention(c) (OpaquePointer?) -> Int32
  let errorMessage: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  let finish: @convention(c) (OpaquePointer?) -> Void
  let execute:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafePointer<UInt32>?, Texts?,
      UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
    ) -> OpaquePointer?
  let resultStatus: @convention(c) (OpaquePointer?) -> Int32
  let errorField: @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
  let rowCount: @convention(c) (OpaquePointer?) -> Int32
  let isNull: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  let value: @convention(c) (OpaquePointer?, Int32, Int32) -> UnsafePointer<CChar>?
  let length: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  let clear: @convention(c) (OpaquePointer?) -> Void
  let socket: @convention(c) (OpaquePointer?) -> Int32
  let consumeInput: @convention(c) (OpaquePointer?) -> Int32
  let nextNotification: @convention(c) (OpaquePointer?) -> UnsafeRawPointer?
  let free: @convention(c) (UnsafeRawPointer?) -> Void
  let setNoticeReceiver: @convention(c) (OpaquePointer?, Receiver, UnsafeRawPointer?) -> Receiver?

  /// Receives texts of the server that are no answers.
  typealias Receiver = @convention(c) (UnsafeRawPointer?, OpaquePointer?) -> Void

  /// The structure `PGnotify` of libpq's headers.
  struct Notification {
    let channel: UnsafePointer<CChar>
    let process: Int32
    let payload: UnsafePointer<CChar>
  }

  /// Loads the library, which stays loaded.
  ///
  /// - Throws: An error if it is not installed.
  package init() throws {
    guard let library = dlopen("libpq.so.5", RTLD_NOW) else { throw PostgresError.noLibrary }
    func load<Function>(_ name: String) throws -> Function {
      guard let symbol = dlsym(library, name) else { throw PostgresError.noLibrary }
      return unsafeBitCast(symbol, to: Function.self)
    }
    connect = try load("PQconnectdbParams")
    status = try load("PQstatus")
    errorMessage = try load("PQerrorMessage")
    finish = try load("PQfinish")
    execute = try load("PQexecParams")
    resultStatus = try load("PQresultStatus")
    errorField = try load("PQresultErrorField")
    rowCount = try load("PQntuples")
    isNull = try load("PQgetisnull")
    value = try load("PQgetvalue")
    length = try load("PQgetlength")
    clear = try load("PQclear")
    socket = try load("PQsocket")
    consumeInput = try load("PQconsumeInput")
    nextNotification = try load("PQnotifies")
    free = try load("PQfreemem")
    setNoticeReceiver = try load("PQsetNoticeReceiver")
  }
}
