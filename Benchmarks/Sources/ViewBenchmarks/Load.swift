import Harness

/// Many users at once, each of whom taps now and then.
enum Load {
  static let header = """
    | load of one core | taps | answered | median ms | 99 % ms | slowest ms | late |
    |---|---:|---:|---:|---:|---:|---:|
    """

  /// The time after which an answer is late, in milliseconds: the next tap of its page is due.
  ///
  /// A server that takes fewer taps than there are falls behind by more and more. Other programs on the machine delay
  /// some answers at most.
  private static let lateness = 1_000.0

  /// Pages of another address that have the server work as fast as it can.
  enum Attack {
    /// Each sends texts of 60,000 bytes as fast as the server takes them.
    case texts(pages: Int)
    /// Each taps as soon as the last tap is answered.
    case taps(pages: Int)
    /// One changes every tenth row of its list as soon as the last change is shown.
    case changes
    /// One opens its list again and again.
    case openings

    fileprivate var pages: Int {
      switch self {
      case .texts(let pages), .taps(let pages): pages
      case .changes, .openings: 1
      }
    }

    fileprivate var name: String {
      switch self {
      case .texts(let pages): "\(pages) pages flood"
      case .taps(let pages): "\(pages) pages tap"
      case .changes: "one changes every tenth row"
      case .openings: "one opens its list"
      }
    }

    /// Attacks until the task is cancelled, or the server has closed the connection.
    ///
    /// - Returns: How many texts or taps were sent, or lists opened.
    fileprivate func perform(on page: LoopbackPage) async -> Int {
      switch self {
      case .texts: await page.flood(with: String(repeating: "x", count: 60_000))
      case .taps: await taps(of: page, on: 0)
      // The button after that of the counter.
      case .changes: await taps(of: page, on: 1)
      case .openings: 1
      }
    }

    private func taps(of page: LoopbackPage, on button: Int) async -> Int {
      var count = 0
      while !Task.isCancelled, (try? await page.tap(on: button)) != nil { count += 1 }
      return count
    }
  }

  /// Opens pages and lets each tap once a second, spread over the second.
  ///
  /// - Parameters:
  ///   - screen: A counter, alone or above a list.
  ///   - sessions: The number of pages that tap.
  ///   - attack: The pages of another address that attack meanwhile.
  ///   - seconds: How long they tap.
  /// - Returns: A line of the table.
  /// - Throws: An error if a page gets no answer, or not the next one, or if the attackers send less than once a second.
  @MainActor
  static func measure(
    _ screen: ServedScreen = .counter,
    sessions: Int,
    attack: Attack? = nil,
    seconds: Int
  ) async throws -> String {
    let app = try AppProcess(showing: screen, core: 0)
    let attackers = Task { await perform(attack, on: app) }
    defer { attackers.cancel() }
    var pages: [LoopbackPage] = []
    for _ in 0..<sessions { pages.append(try await LoopbackPage(of: app)) }
    let start = ContinuousClock.now + .seconds(1)
    let times = try await withThrowingTaskGroup(of: [Double].self) { group in
      for (index, page) in pages.enumerated() {
        let first = start + .seconds(1) * (Double(index) / Double(sessions))
        group.addTask { try await taps(of: page, count: seconds, from: first) }
      }
      var times: [Double] = []
      for try await some in group { times += some }
      return times.sorted()
    }
    attackers.cancel()
    guard await attackers.value >= (attack?.pages ?? 0) * seconds else {
      throw LoopbackError.noAttack
    }
    let expected = sessions * seconds
    let name = ["\(sessions) sessions", screen.load, attack?.name].compactMap(\.self)
      .joined(separator: ", ")
    return """
      | \(name) | \(expected) | \(times.count) | \(decimal(times[times.count / 2])) \
      | \(decimal(times[times.count * 99 / 100])) | \(decimal(times[times.count - 1])) \
      | \(times.count { $0 > lateness }) |
      """
  }

  /// Opens pages of another address that attack, and others for those that the server disconnects.
  ///
  /// - Returns: How many texts or taps they have sent, or lists opened, when the task is cancelled.
  private static func perform(_ attack: Attack?, on app: AppProcess) async -> Int {
    guard let attack else { return 0 }
    return await withTaskGroup { group in
      for _ in 0..<attack.pages {
        group.addTask {
          var count = 0
          while !Task.isCancelled {
            guard let page = try? await LoopbackPage(of: app, from: "127.0.0.2") else {
              // The server has turned the page away for a while.
              try? await Task.sleep(for: .seconds(1))
              continue
            }
            count += await attack.perform(on: page)
          }
          return count
        }
      }
      return await group.reduce(0, +)
    }
  }

  /// Taps once a second, and returns how many milliseconds each answer took.
  @MainActor
  private static func taps(
    of page: LoopbackPage,
    count: Int,
    from first: ContinuousClock.Instant
  ) async throws -> [Double] {
    var times: [Double] = []
    for tap in 0..<count {
      let due = first + .seconds(tap)
      try await Task.sleep(until: due, clock: .continuous)
      // The time since the tap was due, so that a late start counts as well.
      try await page.tap()
      times.append((.now - due).nanoseconds / 1_000_000)
    }
    return times
  }
}
