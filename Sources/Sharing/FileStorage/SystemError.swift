import Foundation

/// The error of a system call on a file.
struct SystemError: LocalizedError, CustomStringConvertible {
  let call: String
  let path: String
  let code: Int32

  init(_ call: String, _ url: URL, code: Int32 = errno) {
    self.call = call
    path = url.path
    self.code = code
  }

  var description: String { "\(call) of '\(path)' failed: \(String(cString: strerror(code)))" }
  var errorDescription: String? { description }
}
