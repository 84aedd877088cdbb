import ViewCore

/// Answers ordinary requests.
///
/// It knows nothing of sockets.
package struct Routes: Sendable {
  package static let livePath = "/live"

  package struct Answer: Equatable, Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: [UInt8]
    /// The reason, if the request was refused.
    package var refusal: RequestRefusal?
    /// Whether only users of the app may get the answer.
    package var isForUsers = false
    /// Whether a browser with a session gets it without another question to the app's authentication.
    package var isForSessions = false
  }

  private let requestGuard: RequestGuard
  private let title: String
  private let basePath: BasePath
  private let framedPages: [String: String]
  private let limits: Limits
  private let readiness: Readiness
  private let isInspected: Bool

  /// - Parameters:
  ///   - requestGuard: Decides which requests are accepted.
  ///   - title: The title of the first page.
  ///   - basePath: The path below which the app is served.
  ///   - framedPages: The titles of further pages by their paths. The first page may show them in frames.
  ///   - limits: The limits that pages must know.
  ///   - readiness: The answer to health checks.
  ///   - isInspected: Whether the inspector may ask the pages of browsers on this machine for an element.
  package init(
    requestGuard: RequestGuard,
    title: String,
    basePath: BasePath = .root,
    framedPages: [String: String] = [:],
    limits: Limits = Limits(),
    readiness: Readiness = Readiness(),
    isInspected: Bool = false
  ) {
    self.readiness = readiness
    self.isInspected = isInspected
    self.requestGuard = requestGuard
    self.title = title
    self.basePath = basePath
    self.framedPages = framedPages
    self.limits = limits
  }

  package func answer(_ request: IncomingRequest) -> Answer {
    var answer = content(for: request)
    if request.scheme == .https, requestGuard.isPublicName(request.host) {
      answer.headers["Strict-Transport-Security"] = "max-age=31536000"
    }
    return answer
  }

  private func content(for request: IncomingRequest) -> Answer {
    // A balancer asks by the address of the machine or by any name. The answer contains nothing of the app.
    if let check = readiness.check(request.path, in: Self.livePath) {
      return answer(check, to: request)
    }
    do throws(RequestRefusal) {
      try requestGuard.checkSource(of: request)
      guard ["GET", "HEAD"].contains(request.method) else { throw .wrongMethod(request.method) }
      switch request.path {
      case "": return redirect(to: "\(basePath.text)/\(request.query)")
      case "/": return page(title, request, frames: framedPages.isEmpty ? .none : .around)
      case Self.livePath:
        if request.wantsLiveConnection { try requestGuard.checkUpgrade(request) }
        throw .notAWebSocket
      default:
        if let asset = asset(at: request.path) { return answer(asset, request) }
        if let image = ServedImages.file(at: request.path) { return answer(image) }
        if let title = framedPages[request.path] { return page(title, request, frames: .inside) }
        guard isAddress(request) else { throw .unknownPath(request.path) }
        return page(title, request, frames: .none)
      }
    } catch {
      return refusal(error)
    }
  }

  private func answer(_ check: (status: Int, text: String), to request: IncomingRequest) -> Answer {
    guard ["GET", "HEAD"].contains(request.method) else {
      return refusal(.wrongMethod(request.method))
    }
    return text(check.text, status: check.status)
  }

  /// Whether a request is for an address of the app.
  ///
  /// Only the app knows its addresses, and it has to run before it can tell. So all of them are answered with the page,
  /// which shows the first screen for an unknown one. Pages with frames have no addresses.
  private func isAddress(_ request: IncomingRequest) -> Bool {
    framedPages.isEmpty && request.acceptsPage && request.path.hasPrefix("/")
      && AddressPath(request.path + request.query) != nil
  }

  package func refusal(_ refusal: RequestRefusal) -> Answer {
    let status =
      switch refusal {
      case .missingHeader, .invalidHeader, .repeatedHeader, .unexpectedBody, .unreadable,
        .ambiguousForwarding, .invalidForwarding, .notEncrypted:
        400
      case .headTooLong: 431
      case .foreignHost: 421
      case .foreignOrigin, .wrongToken, .notOfThisMachine: 403
      case .unknownPath: 404
      case .wrongMethod: 405
      case .notAWebSocket, .wrongWebSocketVersion: 426
      case .access(let refusal): refusal.status
      }
    let reason =
      switch refusal {
      case .access(let access): access.publicText
      default: HostIssues.text(for: refusal)
      }
    var answer = text("Refused: \(reason)\n", status: status)
    answer.refusal = refusal
    if case .access(let refusal) = refusal {
      answer.headers.merge(refusal.headers(basePath: basePath.text)) { $1 }
    }
    if status == 405 { answer.headers["Allow"] = "GET, HEAD" }
    if status == 426 {
      answer.headers["Upgrade"] = "websocket"
      answer.headers["Sec-WebSocket-Version"] = RequestGuard.webSocketVersion
    }
    return answer
  }

  /// Whether a page has frames, or is shown in one.
  private enum Frames {
    case none, around, inside
  }

  private func page(_ title: String, _ request: IncomingRequest, frames: Frames) -> Answer {
    let page = ClientAssets.page(
      title: title,
      token: requestGuard.token,
      messageBytes: limits.messageBytes,
      basePath: basePath,
      isInspected: isInspected && request.pageRequest.isOfThisMachine
    )
    var answer = success("text/html; charset=utf-8", page, cache: "no-store")
    answer.headers["Content-Security-Policy"] = Self.contentSecurityPolicy(frames, request.scheme)
    answer.isForUsers = true
    if request.browser == nil {
      let cookie = BrowserCookie(scheme: request.scheme, basePath: basePath)
      answer.headers["Set-Cookie"] = cookie.makeHeader()
    }
    return answer
  }

  private func redirect(to path: String) -> Answer {
    var answer = text("", status: 308)
    answer.headers["Location"] = path
    return answer
  }

  func text(_ text: String, status: Int) -> Answer {
    var answer = success("text/plain; charset=utf-8", Array(text.utf8), cache: "no-store")
    answer.status = status
    return answer
  }

  private func asset(at path: String) -> ClientAssets.Asset? {
    guard path.hasPrefix(ClientAssets.folder) else { return nil }
    let name = String(path.dropFirst(ClientAssets.folder.count))
    return ClientAssets.assets[name] ?? ClientAssets.rareAssets[name]
      ?? (isInspected ? ClientAssets.inspectionAssets[name] : nil)
  }

  /// Answers with an asset, which never changes because its path names its content.
  private func answer(_ asset: ClientAssets.Asset, _ request: IncomingRequest) -> Answer {
    let gzip = request.acceptsGzip ? asset.gzip : nil
    var answer = success(
      asset.type,
      gzip ?? asset.plain,
      cache: "public, max-age=31536000, immutable"
    )
    answer.headers["Vary"] = "Accept-Encoding"
    if gzip != nil { answer.headers["Content-Encoding"] = "gzip" }
    return answer
  }

  /// Answers with an image of the app, whose path names its content.
  ///
  /// It is for users, and so no shared cache may keep it. A browser that shows an SVG as a page runs no script of it and
  /// loads nothing for it.
  private func answer(_ image: ServedImages.File) -> Answer {
    let cache = "private, max-age=31536000, immutable"
    var answer = success(image.mimeType, image.bytes, cache: cache)
    answer.headers["Content-Security-Policy"] =
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    answer.isForUsers = true
    // A page has many images, and the question may be expensive, such as a hash of a password.
    answer.isForSessions = true
    return answer
  }

  private func success(
    _ type: String,
    _ body: [UInt8],
    cache: String
  ) -> Answer {
    let headers = [
      "Content-Type": type,
      "Cache-Control": cache,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    ]
    return Answer(status: 200, headers: headers, body: body)
  }

  /// Allows scripts and styles of this server alone, and none that are inline.
  ///
  /// The page's script sets styles through the object model, which the policy allows. Images may be of other sites,
  /// because an `AsyncImage` loads them on the page. A page over TLS loads none without it. Gradients of shapes are
  /// images inside of a style. No page of another site may show a page of this server in a frame.
  private static func contentSecurityPolicy(
    _ frames: Frames,
    _ scheme: IncomingRequest.Scheme
  ) -> String {
    let images = scheme == .https ? "https:" : "https: http:"
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
      "img-src 'self' data: \(images)", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors '\(frames == .inside ? "self" : "none")'",
    ]
    return (policy + (frames == .around ? ["frame-src 'self'"] : [])).joined(separator: "; ")
  }
}
