/// The rate of each network address, such as that at which it opens connections.
typealias AddressRates = KeyedRates<IPAddress?>

/// The rates of many, each of which has one for itself.
///
/// The table has a limit. Beyond it, further ones have no rate until others have recovered.
struct KeyedRates<Key: Hashable> {
  typealias Instant = ContinuousClock.Instant

  private static var limit: Int { 10_000 }

  private let perSecond: Int
  private let burst: Int
  /// The rates that have not recovered.
  private var rates: [Key: RateLimit] = [:]
  private var lastSearch: Instant?

  init(perSecond: Int, burst: Int) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// The number of rates in the table.
  var count: Int { rates.count }

  /// Counts one more of what the rate limits, such as an opening.
  ///
  /// - Returns: Whether it is within the rate.
  mutating func take(for key: Key, at now: Instant) -> Bool {
    guard rates[key] != nil || hasRoom(at: now) else { return true }
    var rate = rates[key] ?? RateLimit(perSecond: perSecond, burst: burst, now: now)
    defer { rates[key] = rate }
    return rate.take(at: now)
  }

  /// Whether there is room for another rate.
  ///
  /// In a full table, it looks for rates that have recovered once a second at most.
  private mutating func hasRoom(at now: Instant) -> Bool {
    guard rates.count >= Self.limit else { return true }
    if let lastSearch, now - lastSearch < .seconds(1) { return false }
    lastSearch = now
    rates = rates.filter { !$0.value.isFull(at: now) }
    return rates.count < Self.limit
  }
}
