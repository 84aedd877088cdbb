import BrowserHost
import Testing

struct IPAddressTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("2001:DB8:0::1", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
  ])
  func addressHasOneText(source: String, text: String) throws {
    #expect(try #require(IPAddress(source)).description == text)
  }

  @Test(arguments: [
    "", "localhost", "1.2.3", "1.2.3.256", "01.2.3.4", " 1.2.3.4", "1.2.3.4:80", "[::1]",
    "fe80::1%eth0",
    "1.2.3.4\u{0}", "1.2.3.4, 5.6.7.8", "::ffff:1.2.3.4.5", "１.2.3.4",
  ])
  func otherTextsAreNoAddresses(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("192.0.2.128/25", "192.0.2.129", true), ("192.0.2.128/25", "192.0.2.127", false),
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("0.0.0.0/0", "8.8.8.8", true),
    ("0.0.0.0/0", "::1", false), ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe00::1", false),
    ("127.0.0.1", "::ffff:127.0.0.1", true), ("::1/128", "::1", true),
  ])
  func rangeContainsAddressesWithItsBits(range: String, address: String, isInside: Bool) throws {
    let address = try #require(IPAddress(address))
    #expect(try #require(IPAddressRange(range)).contains(address) == isInside)
  }

  @Test(arguments: [
    "", "/", "10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8",
    "proxy",
    "10.0.0.0/٨",
  ])
  func otherTextsAreNoRanges(text: String) {
    #expect(IPAddressRange(text) == nil)
  }
}
