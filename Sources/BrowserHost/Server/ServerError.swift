import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// Why a server could not start.
package enum ServerError: Error, Equatable, Sendable {
  case portInUse(host: String, port: Int)
  /// Low ports are for privileged programs alone.
  case portNotPermitted(port: Int)
  /// This machine has no such address.
  case unknownHost(String)
  case other(String)

  init(_ error: any Error, host: String, port: Int) {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      self = .portInUse(host: host, port: port)
    case let error as IOError where error.errnoCode == EACCES:
      self = .portNotPermitted(port: port)
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      self = .unknownHost(host)
    // NB: What cannot be resolved is an error of a type of its own, inside the one it is named after.
    case is SocketAddressError, is SocketAddressError.UnknownHost: self = .unknownHost(host)
    default: self = .other("\(error)")
    }
  }
}
