import ConcurrencyExtras
import Foundation
import NIOCore
package import ViewValues

/// Asks the authentication of an app about requests, within its deadline.
package struct AccessCheck: Sendable {
  /// The user, or `nil` in an app without authentication.
  package typealias Outcome = Result<WindowUser?, AccessRefusal>

  private let authentication: WebAuthentication?
  private let endedLogins: EndedLogins?
  private let clock: any Clock<Duration>

  package init(
    _ authentication: WebAuthentication?,
    endedLogins: EndedLogins? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.authentication = authentication
    self.endedLogins = endedLogins
    self.clock = clock
  }

  /// Whether every request is allowed without a question.
  package var isOpen: Bool { authentication == nil }

  /// Decides about a request of a browser on an event loop.
  func outcome(
    of request: PageRequest,
    from browser: BrowserID?,
    forWebSocket: Bool = false,
    on eventLoop: any EventLoop
  ) -> EventLoopFuture<Outcome> {
    guard !isOpen else { return eventLoop.makeSucceededFuture(.success(nil)) }
    return eventLoop.makeFutureWithTask {
      await outcome(of: request, from: browser, forWebSocket: forWebSocket)
    }
  }

  /// Decides about a request.
  ///
  /// It returns at the deadline, also if the app's function goes on.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - browser: The browser, which may repeat the password of a login that has ended.
  ///   - forWebSocket: Whether the request is for a WebSocket.
  /// - Returns: The user, or why there is none.
  package func outcome(
    of request: PageRequest,
    from browser: BrowserID? = nil,
    forWebSocket: Bool = false
  ) async -> Outcome {
    guard let authentication else { return .success(nil) }
    if let challenge = authentication.repeatedChallenge, let endedLogins,
      endedLogins.refuse(browser, forWebSocket: forWebSocket), request.hasCredentials
    {
      return .failure(.endedLogin(challenge: challenge))
    }
    return await withCheckedContinuation { continuation in
      let first = FirstOutcome(continuation)
      let work = Task {
        first.resume(returning: await Self.outcome(of: request, by: authentication))
      }
      let timer = Task { [clock] in
        guard (try? await clock.sleep(for: authentication.deadline)) != nil else { return }
        first.resume(returning: .failure(.late(authentication.deadline)))
        work.cancel()
      }
      Task {
        await work.value
        timer.cancel()
      }
    }
  }

  private static func outcome(
    of request: PageRequest,
    by authentication: WebAuthentication
  ) async -> Outcome {
    do {
      switch try await authentication.decide(request) {
      case .allow(let user):
        guard (1...WindowUser.longestID).contains(user.id.utf8.count) else {
          return .failure(.invalidUser(bytes: user.id.utf8.count))
        }
        // Bytes of a header that are not UTF-8 become this character, so that two users could have one id.
        guard !user.id.unicodeScalars.contains("\u{FFFD}") else {
          return .failure(.forbidden("its user's id is not UTF-8."))
        }
        // Texts that differ only in this are equal in Swift, and have different folders.
        guard user.id.utf8.elementsEqual(user.id.precomposedStringWithCanonicalMapping.utf8) else {
          return .failure(.forbidden("its user's id is not in the normal form C of Unicode."))
        }
        return .success(user)
      case .unauthorized(let challenge):
        guard challenge.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else {
          let reason = "its challenge has other characters than printable ones of ASCII."
          return .failure(.failed(reason))
        }
        return .failure(
          request.hasCredentials
            ? .wrongCredentials(challenge: challenge) : .unauthorized(challenge: challenge)
        )
      case .forbidden(let reason): return .failure(.forbidden(reason))
      case .retryLater(let time): return .failure(.tooManyAttempts(retryAfter: time))
      case .redirect(let address):
        guard let target = authentication.redirects.target(address) else {
          return .failure(.unsafeRedirect(address))
        }
        return .failure(.redirect(target))
      }
    } catch {
      return .failure(.failed("\(type(of: error))"))
    }
  }
}

extension PageRequest {
  /// Whether it has a header with credentials.
  fileprivate var hasCredentials: Bool { header("Authorization") != nil }
}

/// A continuation that takes the first outcome and ignores others.
private final class FirstOutcome: Sendable {
  private let continuation: Locked<CheckedContinuation<AccessCheck.Outcome, Never>?>

  init(_ continuation: CheckedContinuation<AccessCheck.Outcome, Never>) {
    self.continuation = Locked(continuation)
  }

  func resume(returning outcome: AccessCheck.Outcome) {
    continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }?
    .resume(returning: outcome)
  }
}
