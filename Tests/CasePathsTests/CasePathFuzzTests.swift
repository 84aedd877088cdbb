import CasePaths
import Fuzzing
import RandomSequences
import Testing

/// Case paths against the cases that a 'switch' sees.
@MainActor
struct CasePathFuzzTests {
  @CasePathable
  @dynamicMemberLookup
  enum Row: Equatable {
    case text(String)
    case pair(Int, Bool)
    case nothing
  }

  @CasePathable
  @dynamicMemberLookup
  enum Screen: Equatable {
    case row(Row)
    case count(Int)
    case maybe(Int?)
    case empty
  }

  @Test func valuesAreReadAndChangedAsASwitchDoes() async {
    await Fuzzer("valuesAreReadAndChangedAsASwitchDoes", runs: 100).run { random in
      var screen = random.screen()
      for step in 1...20 {
        guard let failure = failure(at: screen) else {
          change(&screen, with: &random)
          continue
        }
        throw Fuzzer.Failure("step \(step): \(failure) of \(screen)")
      }
    }
  }

  /// The difference between the view of a path and that of a 'switch', if there is one.
  private func failure(at screen: Screen) -> String? {
    var (row, text, pair, count, maybe): (Row?, String?, Int?, Int?, Int??)
    switch screen {
    case .row(let value):
      row = value
      if case .text(let value) = value { text = value }
      if case .pair(let number, _) = value { pair = number }
    case .count(let value): count = value
    case .maybe(let value): maybe = .some(value)
    case .empty: break
    }
    guard screen.row == row, screen[case: \.row] == row, screen.is(\.row) == (row != nil) else {
      return "the row"
    }
    guard screen[case: \.row.text] == text, screen.is(\.row.text) == (text != nil) else {
      return "the text"
    }
    guard screen[case: \.row.pair]?.0 == pair else { return "the pair" }
    guard screen.count == count, screen.is(\.count) == (count != nil) else { return "the count" }
    guard screen[case: \.maybe] == maybe, screen.is(\.maybe) == (maybe != nil) else {
      return "the optional"
    }
    guard screen.is(\.empty) == (screen == .empty) else { return "the empty case" }
    // A path makes a value again of a payload that it has taken out.
    let remade = [
      row.map { (\Screen.Cases.row)($0) }, text.map { (\Screen.Cases.row.text)($0) },
      count.map { (\Screen.Cases.count)($0) }, maybe.map { (\Screen.Cases.maybe)($0) },
    ]
    return remade.compactMap(\.self).allSatisfy { $0 == screen } ? nil : "the value made again"
  }

  /// Changes a value in place if it has the case, or replaces it.
  private func change(_ screen: inout Screen, with random: inout SeededGenerator) {
    let number = random.int(0...9)
    switch screen {
    case .row(.text(let text)) where random.onceIn(2):
      screen.modify(\.row.text) { $0 += "\(number)" }
      #expect(screen == .row(.text("\(text)\(number)")))
    case .row(.pair(let first, let second)) where random.onceIn(2):
      screen.modify(\.row.pair) { $0.0 += number }
      #expect(screen == .row(.pair(first + number, second)))
    case .count(let count) where random.onceIn(2):
      screen.modify(\.count) { $0 += number }
      #expect(screen == .count(count + number))
    default: screen = random.screen()
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func screen() -> CasePathFuzzTests.Screen {
    switch int(0...6) {
    case 0: .row(.text(text(of: ["a", "b", ""], upTo: 4)))
    case 1: .row(.pair(anyInteger() / 2, onceIn(2)))
    case 2: .row(.nothing)
    case 3: .count(anyInteger() / 2)
    case 4: .maybe(nil)
    case 5: .maybe(anyInteger())
    default: .empty
    }
  }
}
