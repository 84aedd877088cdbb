import BrowserHost
import Foundation
import Testing

/// The file of '--session-keys'.
struct SessionKeysTests {
  private static let key = Data(repeating: 7, count: 32).base64EncodedString()
  private static let short = Data(repeating: 7, count: 31).base64EncodedString()

  @Test(arguments: [key, "# 2026\n\(key)\n\n", "  \(key)  \r\n\(key)"])
  func keyIsALineInBase64(text: String) throws {
    _ = try SessionKeys(text, path: "keys")
  }

  @Test(arguments: [
    ("", SessionKeysError.empty("keys")),
    ("\n# none\n", .empty("keys")),
    (short, .invalidLine(1, path: "keys")),
    ("\(key)\n\(key)\(key)", .invalidLine(2, path: "keys")),
    ("\(key)\nsecret", .invalidLine(2, path: "keys")),
  ])
  func lineThatIsNoKeyIsAnError(text: String, error: SessionKeysError) {
    #expect(throws: error) { try SessionKeys(text, path: "keys") }
  }

  @Test func fileThatIsMissingIsAnError() {
    #expect(throws: SessionKeysError.unreadable("/missing/keys")) {
      try SessionKeys(path: "/missing/keys")
    }
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      SessionKeysError.unreadable("keys").description == """
        The file of '--session-keys' cannot be read.

            File: keys

        To fix this, make the file readable for the user that runs the app, or name another one.
        """
    )
    #expect(
      SessionKeysError.empty("keys").description == """
        The file of '--session-keys' has no key.

            File: keys

        To fix this, make one with 'openssl rand -base64 32 > keys'.
        """
    )
    #expect(
      SessionKeysError.invalidLine(2, path: "keys").description == """
        The file of '--session-keys' has a line that is no key.

            File: keys:2

        A key is 32 random bytes in Base64, which are 44 characters. To fix this, write the line anew with 'openssl rand \
        -base64 32', or remove it.
        """
    )
  }
}
