#if os(Linux)
import ConcurrencyExtras
import ViewValues

/// The checks of passwords that are under way.
///
/// A browser that opens many pages at once repeats one password in all their requests. They share one check, so that
/// hashing takes its time once, and a right password does not count as many attempts.
final class SharedChecks: Sendable {
  private struct Subject: Hashable {
    let address: String?
    let credentials: BasicCredentials
  }

  private let checks = Locked<[Subject: Task<WebAuthentication.Decision, Never>]>([:])

  /// The decision about a password from an address.
  ///
  /// - Parameters:
  ///   - credentials: The name and the password.
  ///   - address: The network address of the request.
  ///   - decide: Decides, unless a check of the same password from the same address is under way.
  /// - Returns: The decision.
  func decision(
    about credentials: BasicCredentials,
    from address: String?,
    _ decide: @escaping @Sendable () async -> WebAuthentication.Decision
  ) async -> WebAuthentication.Decision {
    let subject = Subject(address: address, credentials: credentials)
    let check = checks.withLock { checks in
      if let check = checks[subject] { return check }
      let check = Task {
        defer { self.checks.withLock { $0[subject] = nil } }
        return await decide()
      }
      checks[subject] = check
      return check
    }
    return await check.value
  }
}
#endif
