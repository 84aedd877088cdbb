package import ViewValues

extension PageRequest {
  /// Whether a browser on this machine has sent the request, and no proxy has passed it on.
  package var isOfThisMachine: Bool {
    // A proxy on this machine that the server was not told about has the address of this machine, too.
    RequestGuard.isThisMachine(host)
      && clientAddress.flatMap { IPAddress($0) }?.isLoopback == true
      && !isFromTrustedProxy && !isPassedOn
  }
}
