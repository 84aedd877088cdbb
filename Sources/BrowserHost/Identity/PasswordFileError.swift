#if os(Linux)
/// Why a file of passwords cannot be used.
package enum PasswordFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case empty(String)
  case invalidLine(Int, path: String)
  case weakHash(line: Int, path: String)
  case repeatedName(line: Int, path: String)

  package var description: String {
    switch self {
    case .unreadable(let path):
      """
      The file of passwords cannot be read.

          File: \(path)

      To fix this, make the file readable for the user that runs the app, or name another one.
      """
    case .empty(let path):
      """
      The file of passwords has no names, so nobody could log in.

          File: \(path)

      To fix this, add a line with 'htpasswd -B \(path) name'.
      """
    case .invalidLine(let line, let path):
      """
      The file of passwords has a line without a name and a colon.

          File: \(path):\(line)

      To fix this, write the line as 'name:hash', or remove it.
      """
    case .weakHash(let line, let path):
      """
      The file of passwords has a hash that is not accepted.

          File: \(path):\(line)

      Hashes of bcrypt, yescrypt and SHA-512 crypt are accepted. Others are too fast to compute, so that a stolen file \
      gives the passwords away.

      To fix this, set the password again with 'htpasswd -B \(path) name'.
      """
    case .repeatedName(let line, let path):
      """
      The file of passwords has a name twice.

          File: \(path):\(line)

      To fix this, remove one of the lines.
      """
    }
  }
}
#endif
