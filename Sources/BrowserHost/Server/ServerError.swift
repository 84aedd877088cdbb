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
  /// Only privileged programs may use low ports.
  case portNotPermitted(port: Int)
  /// This machine has no such address.
  case unknownHost(String)
  case certificate(CertificateError)
  case other(String)

  init(_ error: any Error, host: String, port: Int) {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      self = .portInUse(host: host, port: port)
    case let error as IOError where error.errnoCode == EACCES:
      self = .portNotPermitted(port: port)
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      self = .unknownHost(host)
    // NB: NIO reports a host name that it cannot resolve by a nested error type.
    case is SocketAddressError, is SocketAddressError.UnknownHost: self = .unknownHost(host)
    default: self = .other("\(error)")
    }
  }
}
