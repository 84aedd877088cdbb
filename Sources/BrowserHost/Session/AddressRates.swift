/// The rate of each network address, such as that at which it opens connections.
///
/// The table has a limit. Beyond it, further addresses have no rate until others have recovered.
struct AddressRates {
  typealias Instant = ContinuousClock.Instant

  private static let limit = 10_000

  private let perSecond: Int
  private let burst: Int
  /// The rates of the addresses that have not recovered.
  private var rates: [IPAddress?: RateLimit] = [:]
  private var lastSearch: Instant?

  init(perSecond: Int, burst: Int) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// The number of addresses in the table.
  var count: Int { rates.count }

  /// Counts an opening.
  ///
  /// - Returns: Whether the address may open one more.
  mutating func take(for address: IPAddress?, at now: Instant) -> Bool {
    guard rates[address] != nil || hasRoom(at: now) else { return true }
    var rate = rates[address] ?? RateLimit(perSecond: perSecond, burst: burst, now: now)
    defer { rates[address] = rate }
    return rate.take(at: now)
  }

  /// Whether there is room for another address.
  ///
  /// In a full table, it looks for addresses that have recovered once a second at most.
  private mutating func hasRoom(at now: Instant) -> Bool {
    guard rates.count >= Self.limit else { return true }
    if let lastSearch, now - lastSearch < .seconds(1) { return false }
    lastSearch = now
    rates = rates.filter { !$0.value.isFull(at: now) }
    return rates.count < Self.limit
  }
}
