#if canImport(FoundationNetworking)
import Foundation
import Testing

struct URLSessionBytesTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ChunkProtocol.self]
    return URLSession(configuration: configuration)
  }()

  @Test func bytesComeInTheOrderOfTheirChunks() async throws {
    let (bytes, response) = try await session.bytes(from: #require(URL(string: "chunks:/ab/c")))
    #expect(response.url?.absoluteString == "chunks:/ab/c")
    var text: [UInt8] = []
    for try await byte in bytes { text.append(byte) }
    #expect(String(decoding: text, as: UTF8.self) == "abc")
  }

  @Test func linesGoAcrossChunks() async throws {
    let url = try #require(URL(string: "chunks:/one%0At/wo%0D/%0A%0Athree"))
    let (bytes, _) = try await session.bytes(for: URLRequest(url: url))
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }

  @Test func aFailureBeforeTheResponseIsThrown() async throws {
    let url = try #require(URL(string: "chunks:/fail"))
    await #expect(throws: URLError.self) { try await session.bytes(from: url) }
  }
}

/// Answers with the components of the path, each as a chunk.
private final class ChunkProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url else { return }
    let chunks = url.pathComponents.dropFirst()
    guard chunks.first != "fail" else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    let response = URLResponse(
      url: url,
      mimeType: "text/plain",
      expectedContentLength: -1,
      textEncodingName: nil
    )
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    for chunk in chunks { client?.urlProtocol(self, didLoad: Data(chunk.utf8)) }
    client?.urlProtocolDidFinishLoading(self)
  }
}
#endif
