/// Why a file of keys cannot be used.
package enum SessionKeysError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case empty(String)
  case invalidLine(Int, path: String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      """
      The file of '--session-keys' cannot be read.

          File: \(path)

      To fix this, make the file readable for the user that runs the app, or name another one.
      """
    case .empty(let path):
      """
      The file of '--session-keys' has no key.

          File: \(path)

      To fix this, make one with 'openssl rand -base64 32 > \(path)'.
      """
    case .invalidLine(let line, let path):
      """
      The file of '--session-keys' has a line that is no key.

          File: \(path):\(line)

      A key is 32 random bytes in Base64, which are 44 characters. To fix this, write the line anew with 'openssl rand \
      -base64 32', or remove it.
      """
    }
  }
}
