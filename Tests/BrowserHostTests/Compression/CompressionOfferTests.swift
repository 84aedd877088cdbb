import Testing

@testable import BrowserHost

struct CompressionOfferTests {
  /// The first three are what Chromium, Firefox and WebKit send.
  @Test(
    arguments: [
      ["permessage-deflate; client_max_window_bits"],
      ["permessage-deflate"],
      ["x-webkit-deflate-frame", "permessage-deflate"],
      ["unknown; a=1, permessage-deflate ;client_max_window_bits=10;server_no_context_takeover"],
      ["permessage-deflate; server_max_window_bits=10, permessage-deflate"],
    ]
  )
  func offerOfBrowserIsAccepted(headers: [String]) {
    #expect(CompressionOffer.isAcceptable(headers))
  }

  @Test(
    arguments: [
      [], [""], ["deflate"], ["permessage-deflated"],
      ["permessage-deflate; server_max_window_bits=10"],
      ["permessage-deflate; client_max_window_bits=16"],
      ["permessage-deflate; client_max_window_bits=7"],
      ["permessage-deflate; client_max_window_bits; client_max_window_bits=9"],
      ["permessage-deflate;"],
      ["permessage-deflate; unknown"],
      [String(repeating: ";,", count: 10_000)],
    ]
  )
  func offerWithUnknownWishIsDeclined(headers: [String]) {
    #expect(!CompressionOffer.isAcceptable(headers))
  }
}
