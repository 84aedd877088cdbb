#if os(Linux)
import Foundation
import ViewValues

extension WebAuthentication {
  /// Asks for a name and a password, and compares them with a file of hashed passwords.
  ///
  /// ```swift
  /// settings.authentication = try .basic(passwordFile: "/etc/trips/passwords")
  /// ```
  ///
  /// Each line of the file is `name:hash`, as `htpasswd -B` writes it. Hashes of bcrypt, yescrypt and
  /// SHA-512 crypt are accepted. The file is read again when it has changed. Lines that are not valid then are reported and
  /// left out. If it cannot be read, the passwords before stay. Windows that are open stay; ``WebUsers`` ends them.
  ///
  /// Passwords are accepted over TLS alone, or from this machine. An address that has given wrong ones ten times must
  /// wait for six seconds before each further attempt. An unknown name takes as long as a wrong password. Requests that
  /// repeat one password at the same time, as the pages of one browser do, are one attempt.
  ///
  /// When a login has ended, the next request of its browser is refused, so that the browser asks for the password again.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - realm: The name of the app in the browser's question.
  /// - Returns: The authentication.
  /// - Throws: An error with a description, if the file is not readable or has a line that is not valid.
  public static func basic(
    passwordFile file: String,
    realm: String = "App"
  ) throws -> WebAuthentication {
    let watched = try WatchedPasswordFile(path: file)
    return basic(watched.passwords, attempts: FailedAttempts(), realm: realm)
  }

  package static func basic(
    _ passwords: @escaping @autoclosure @Sendable () -> PasswordFile,
    attempts: FailedAttempts,
    realm: String = "App"
  ) -> WebAuthentication {
    let mark = realm.unicodeScalars.filter {
      $0.isASCII && $0.value >= 32 && !"\"\\".unicodeScalars.contains($0)
    }
    let challenge = #"Basic realm="\#(String(String.UnicodeScalarView(mark)))", charset="UTF-8""#
    let checks = SharedChecks()
    var authentication = WebAuthentication(deadline: .seconds(20)) { request in
      guard request.isConfidential else {
        return .forbidden(reason: "passwords are accepted over TLS alone, or from this machine.")
      }
      let credentials = request.header("Authorization")
        .flatMap { BasicCredentials(authorization: $0) }
      guard let credentials else { return .unauthorized(challenge: challenge) }
      let address = request.clientAddress
      return await checks.decision(about: credentials, from: address) {
        if let time = attempts.begin(from: address) { return .retryLater(after: time) }
        let passwords = passwords()
        switch await passwords.accepts(credentials, from: address) {
        case true?:
          attempts.forgive(address)
          return .allow(WindowUser(id: passwords.name(equalTo: credentials.name)))
        case false?: return .unauthorized(challenge: challenge)
        case nil:
          attempts.forgive(address)
          return .retryLater(after: .seconds(5))
        }
      }
    }
    authentication.repeatedChallenge = challenge
    return authentication
  }
}

/// A name and a password in the header `Authorization`.
package struct BasicCredentials: Hashable, Sendable {
  package var name: String
  package var password: String

  package init(name: String, password: String) {
    self.name = name
    self.password = password
  }

  /// Reads the value of the header, if it is valid.
  package init?(authorization: String) {
    let parts = authorization.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "basic",
      let data = Data(base64Encoded: String(parts[1])),
      let text = String(validating: data, as: UTF8.self),
      let colon = text.firstIndex(of: ":"), !text.utf8.contains(0)
    else { return nil }
    name = String(text[..<colon])
    password = String(text[text.index(after: colon)...])
  }
}

extension PageRequest {
  /// Whether nobody on the network can read the request: it came over TLS, or from this machine.
  package var isConfidential: Bool {
    scheme == "https" || isOfThisMachine
  }
}
#endif
