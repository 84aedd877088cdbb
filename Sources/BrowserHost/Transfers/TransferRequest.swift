import Foundation
import ViewCore
import ViewValues

/// A request for the address of a file.
struct TransferRequest: Sendable {
  /// The folder of the addresses of files.
  static let folder = Routes.livePath + "/files/"

  /// Whether the page sends the file, and does not ask for it.
  let isUpload: Bool
  let secret: String
  let browser: BrowserID?
  /// The network address of the client.
  let address: String?
  /// The request as the app's authentication sees it.
  let page: PageRequest
  /// The length of the body, if it is known.
  let length: Int?
  /// The file that the page sends, if the headers describe one.
  let file: IncomingFile?

  init(_ request: IncomingRequest) throws(TransferRefusal) {
    switch request.method {
    case "PUT": isUpload = true
    case "GET": isUpload = false
    default: throw .wrongMethod(request.method)
    }
    secret = String(request.path.dropFirst(Self.folder.count))
    browser = request.browser
    address = request.clientAddress
    page = request.pageRequest
    length = request.number("Content-Length")
    file = IncomingFile(request)
  }
}

extension IncomingRequest {
  /// Whether it is for the address of a file.
  var isForFile: Bool { path.hasPrefix(TransferRequest.folder) }

  /// The whole number in a header that came once.
  fileprivate func number(_ header: String) -> Int? {
    guard let text = try? onlyValue(of: header), let number = Int(text), number >= 0 else {
      return nil
    }
    return number
  }
}

extension IncomingFile {
  /// The file that the headers of a page describe.
  fileprivate init?(_ request: IncomingRequest) {
    guard let name = try? request.onlyValue(of: "File-Name")?.removingPercentEncoding,
      let index = request.number("File-Index"), let count = request.number("File-Count"),
      count > index
    else { return nil }
    self.init(name: name, index: index, count: count)
  }
}
