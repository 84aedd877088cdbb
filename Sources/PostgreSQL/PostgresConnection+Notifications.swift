/// Notifications by other processes.
extension PostgresConnection {
  /// The socket, which can be read when there may be notifications.
  package var socket: Int32 { library.socket(pointer) }

  /// The texts of the notifications that have arrived, in their order.
  ///
  /// A statement takes notifications from the socket, too. So ask again after each, before you wait for the socket.
  ///
  /// - Throws: An error if the connection has ended.
  package func notifications() throws -> [String] {
    guard library.consumeInput(pointer) == 1 else { throw PostgresError.noConnection(message) }
    var payloads: [String] = []
    while let notification = library.nextNotification(pointer) {
      let fields = notification.load(as: PostgresLibrary.Notification.self)
      payloads.append(String(cString: fields.payload))
      library.free(notification)
    }
    return payloads
  }
}
