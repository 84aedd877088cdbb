import Testing

@testable import BrowserHost

struct AddressRatesTests {
  private let start = ContinuousClock().systemEpoch

  @Test func eachAddressHasItsOwnRate() throws {
    let (attacker, other) = (IPAddress("192.0.2.66"), IPAddress("192.0.2.1"))
    var rates = AddressRates(perSecond: 1, burst: 2)
    let taken = [attacker, attacker, attacker, other, nil].map { rates.take(for: $0, at: start) }
    #expect(taken == [true, true, false, true, true])
    let later = rates.take(for: attacker, at: start + .seconds(1))
    #expect(later)
  }

  @Test func tableIsBoundedAndRecovers() throws {
    var rates = AddressRates(perSecond: 1, burst: 1)
    for number in 0..<20_000 {
      let address = IPAddress("2001:db8::\(String(number, radix: 16))")
      _ = rates.take(for: address, at: start)
    }
    #expect(rates.count == 10_000)
    // The first ones are still known.
    let again = rates.take(for: IPAddress("2001:db8::1"), at: start)
    #expect(!again)
    _ = rates.take(for: IPAddress("192.0.2.1"), at: start + .seconds(2))
    #expect(rates.count == 1)
  }

  @Test func connectionGoesOnWithTheRateOfAnEarlierOne() {
    var limits = Limits()
    (limits.messagesPerSecond, limits.messageBurst) = (1, 10)
    let rates = MessageRates(limits: limits)
    let (attacker, other) = (IPAddress("192.0.2.66"), IPAddress("192.0.2.1"))
    var sent = 0
    for _ in 1...100 {
      var rate = rates.take(for: attacker, at: start)
      while rate.messages.take(at: start) { sent += 1 }
      rates.leave(rate, of: attacker, at: start)
    }
    #expect(sent == 10)
    #expect(rates.count == 1)
    var rate = rates.take(for: other, at: start)
    let mayOther = rate.messages.take(at: start)
    #expect(mayOther)
    rate = rates.take(for: attacker, at: start + .seconds(3))
    let later = (1...5).map { _ in rate.messages.take(at: start + .seconds(3)) }
    #expect(later == [true, true, true, false, false])
  }

  @Test func ratesThatHaveRecoveredAreForgotten() {
    var limits = Limits()
    (limits.messagesPerSecond, limits.messageBurst) = (1, 10)
    let rates = MessageRates(limits: limits)
    let address = IPAddress("192.0.2.66")
    for _ in 1...20_000 {
      var rate = MessageRate(limits, now: start)
      _ = rate.messages.take(at: start)
      rates.leave(rate, of: address, at: start)
    }
    #expect(rates.count == 10_000)
    let rate = rates.take(for: address, at: start + .seconds(1))
    #expect(rate.isFull(at: start + .seconds(1)))
    #expect(rates.count == 0)
    rates.leave(rate, of: address, at: start + .seconds(1))
    #expect(rates.count == 0)
  }
}
