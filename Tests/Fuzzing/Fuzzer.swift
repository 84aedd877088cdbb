import Foundation
package import RandomSequences
import Testing

/// Runs a test with many seeds.
///
/// In CI the number of runs is small and fixed. `Scripts/fuzz` sets the environment: `FUZZ_SECONDS` is the time for
/// each test, `FUZZ_SEED` the first seed, and `FUZZ_FOLDER` the folder with a file for each test. The file has the
/// seed of the current run, which is left there if the process ends.
@MainActor
package struct Fuzzer {
  /// A failure that a test has found.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
      self.description = description
    }
  }

  private let name: String
  private let runs: Int
  private let lane: UInt64
  private let environment = ProcessInfo.processInfo.environment

  /// - Parameters:
  ///   - name: The name of the test.
  ///   - runs: The number of runs in CI.
  ///   - lane: The number of this run, where a test runs several times in parallel with seeds of its own.
  package init(_ name: String, runs: Int, lane: UInt64 = 0) {
    self.name = lane == 0 ? name : "\(name)-\(lane)"
    self.runs = runs
    self.lane = lane
  }

  /// Runs a test until it fails, or there were enough runs.
  package func run(_ test: (inout SeededGenerator) async throws -> Void) async {
    let first = (environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0) &+ lane &* 1_000_000_000
    let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init)
    let file = environment["FUZZ_FOLDER"].flatMap { fopen("\($0)/\(name)", "w") }
    defer { file.map { _ = fclose($0) } }
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    var count: UInt64 = 0
    while seconds == nil ? count < runs : ContinuousClock.now < end {
      let seed = first &+ count
      if let file { note(seed, in: file) }
      var random = SeededGenerator(seed: seed)
      do {
        try await test(&random)
      } catch {
        Issue.record("\(name) fails with the seed \(seed): \(error)")
        return
      }
      count += 1
    }
    if let file { note("\(count) runs, all good", in: file) }
  }

  /// Does steps, and throws their failure with the shortest steps that fail.
  ///
  /// A failure that does not come again is thrown with all steps.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - failure: The text of the failure of steps, or `nil` if they do not fail.
  /// - Throws: The failure.
  package static func check<Step>(
    _ steps: [Step],
    failure: @MainActor ([Step]) async -> String?
  ) async throws {
    guard let first = await failure(steps) else { return }
    guard var last = await failure(steps) else {
      throw Failure("\(first)\n\nThe same steps did not fail again.\n\n\(list(steps))")
    }
    let shortest = await steps.shortest { steps in
      guard let failure = await failure(steps) else { return false }
      last = failure
      return true
    }
    throw Failure("\(last)\n\n\(list(shortest))")
  }

  private static func list<Step>(_ steps: [Step]) -> String {
    steps.map { "  \($0)" }.joined(separator: "\n")
  }

  private func note(_ text: some CustomStringConvertible, in file: UnsafeMutablePointer<FILE>) {
    rewind(file)
    // The spaces cover the text before.
    fputs("\(text)                         \n", file)
    fflush(file)
  }
}

extension SeededGenerator {
  package mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Whether something happens that happens once in so many times.
  package mutating func onceIn(_ count: Int) -> Bool { int(1...count) == 1 }

  package mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
    let offset = int(0...values.count - 1)
    return values[values.index(values.startIndex, offsetBy: offset)]
  }

  package mutating func bytes(upTo limit: Int) -> [UInt8] {
    (0..<int(0...limit)).map { _ in UInt8(truncatingIfNeeded: int(0...255)) }
  }

  /// A number, which often is one of those that overflow.
  package mutating func anyInteger() -> Int {
    switch int(0...5) {
    case 0: pick([.min, .max, 0, -1, 1, Int(Int32.max), Int(Int32.min), 1 << 53])
    case 1: Int(truncatingIfNeeded: next())
    default: int(-3...300)
    }
  }

  /// Some pieces one after the other.
  package mutating func text(of pieces: [String], upTo limit: Int) -> String {
    (0..<int(0...limit)).map { _ in pick(pieces) }.joined()
  }

  /// A text as a user, an attacker or a broken page may enter it.
  package mutating func anyText() -> String {
    switch int(0...3) {
    case 0: text(of: Self.numbers, upTo: 6)
    case 1: text(of: Self.marks, upTo: 12)
    case 2: String(decoding: bytes(upTo: 24), as: UTF8.self)
    default: text(of: Self.letters, upTo: 12)
    }
  }

  private static let numbers = [
    "-", "+", ".", ",", "e", "E", "0", "1", "9", "12", "2024-02-30", "T", ":", "24", "60", "inf",
    "nan", "0x", "%", "€",
    "99999999999999999999", " ", "\u{202F}", "٣", "−", "-W53", "Z", "10000-01-01", "0000-00-00",
  ]
  private static let marks = [
    "*", "**", "_", "__", "`", "[", "]", "(", ")", "![", "<", ">", "&", "\\", "~", "~~", "http://a",
    "://", "#", "\n",
    " ", "a", "%@", "%lld", "{", "}", "^", "|", "\"", "'",
  ]
  private static let letters = [
    "a", "Z", "é", "e\u{301}", "👩‍👩‍👧", "🇦🇹", "\u{0}", "\u{7F}", "\u{202E}", "\u{200D}", "\u{FFFF}",
    "\u{10FFFF}", "\r\n",
    "م", "ß", "ﬁ", "\u{2028}", "</script>", "\\u0000", "'", "\"",
  ]

  /// Changes some bytes.
  package mutating func damage(_ bytes: inout [UInt8], with pieces: [UInt8]) {
    for _ in 0..<int(1...4) where !bytes.isEmpty {
      let index = int(0...bytes.count - 1)
      switch int(0...4) {
      case 0: bytes[index] = pick(pieces)
      case 1: bytes.insert(pick(pieces), at: index)
      case 2: bytes.remove(at: index)
      case 3:
        let end = int(index...min(bytes.count - 1, index + 8))
        bytes.insert(contentsOf: Array(bytes[index...end]), at: index)
      default: bytes.removeSubrange(index...)
      }
    }
  }
}
