import ConcurrencyExtras

/// The rates at which a page sends messages and bytes.
struct MessageRate {
  var messages: RateLimit
  var bytes: RateLimit

  init(_ limits: Limits, now: ContinuousClock.Instant) {
    messages = RateLimit(
      perSecond: limits.messagesPerSecond,
      burst: limits.messageBurst,
      now: now
    )
    bytes = RateLimit(perSecond: limits.bytesPerSecond, burst: limits.byteBurst, now: now)
  }

  /// Whether it is that of a page that has sent nothing.
  func isFull(at now: ContinuousClock.Instant) -> Bool {
    messages.isFull(at: now) && bytes.isFull(at: now)
  }
}

/// The rates of connections that have closed, by address.
///
/// A connection goes on with the rate of an earlier one of its address, so that nobody may send more by connecting again.
/// Each rate is kept until it has recovered, which takes some seconds. An address thus sends no more than it could
/// over as many connections as it has at once.
final class MessageRates: Sendable {
  typealias Instant = ContinuousClock.Instant

  fileprivate struct State {
    /// The rates of each address, the last one of which was left last.
    var rates: [IPAddress?: [MessageRate]] = [:]
    var count = 0
    var lastSearch: Instant?
  }

  /// The number of rates that are kept.
  ///
  /// Beyond it, no others are until some have recovered.
  private static let limit = 10_000

  private let limits: Limits
  private let state = Locked(State())

  init(limits: Limits) {
    self.limits = limits
  }

  /// The number of rates that are kept.
  var count: Int { state.withLock(\.count) }

  /// The rate for a new connection of an address.
  func take(for address: IPAddress?, at now: Instant) -> MessageRate {
    state.withLock { $0.take(address, at: now) } ?? MessageRate(limits, now: now)
  }

  /// Keeps the rate of a connection that has closed.
  func leave(_ rate: MessageRate, of address: IPAddress?, at now: Instant) {
    guard !rate.isFull(at: now) else { return }
    state.withLock { state in
      guard state.hasRoom(limit: Self.limit, at: now) else { return }
      state.rates[address, default: []].append(rate)
      state.count += 1
    }
  }
}

extension MessageRates.State {
  /// Takes the rate that was left last.
  ///
  /// If it has recovered, so have most of those that were left before, and all are forgotten.
  fileprivate mutating func take(
    _ address: IPAddress?,
    at now: MessageRates.Instant
  ) -> MessageRate? {
    guard let last = rates[address]?.popLast() else { return nil }
    count -= 1
    guard !last.isFull(at: now) else {
      count -= rates.removeValue(forKey: address)?.count ?? 0
      return nil
    }
    if rates[address]?.isEmpty == true { rates[address] = nil }
    return last
  }

  /// Whether there is room for another rate.
  ///
  /// In a full table, it looks for rates that have recovered once a second at most.
  fileprivate mutating func hasRoom(limit: Int, at now: MessageRates.Instant) -> Bool {
    guard count >= limit else { return true }
    if let lastSearch, now - lastSearch < .seconds(1) { return false }
    lastSearch = now
    rates = rates.mapValues { $0.filter { !$0.isFull(at: now) } }.filter { !$0.value.isEmpty }
    count = rates.values.reduce(0) { $0 + $1.count }
    return count < limit
  }
}
