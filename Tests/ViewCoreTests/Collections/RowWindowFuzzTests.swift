import Observation
import RandomSequences
import Testing

@testable import ViewCore
@testable import ViewTesting

/// A window of rows stays in order whatever the data, the user and the page do.
@MainActor
struct RowWindowFuzzTests {
  @Observable @MainActor
  final class Model {
    var numbers = Array(0..<1_000)
    @ObservationIgnored var next = 1_000

    func change(with random: inout SeededGenerator) {
      let place = Int.random(in: 0...numbers.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let count = Int.random(in: 1...150, using: &random)
        numbers.insert(contentsOf: next..<next + count, at: place)
        next += count
      case 1:
        let end = min(place + Int.random(in: 0...200, using: &random), numbers.count)
        numbers.removeSubrange(place..<end)
      case 2: numbers.shuffle(using: &random)
      case 3: numbers.reverse()
      case 4 where !numbers.isEmpty:
        numbers.append(numbers.remove(at: min(place, numbers.count - 1)))
      default: break
      }
    }
  }

  private struct NumberList: View {
    let model: Model

    var body: some View {
      List {
        Text(verbatim: "first")
        ForEach(model.numbers, id: \.self) { StatefulRow(number: $0) }
      }
    }
  }

  private struct StatefulRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      Button("\(number.description)") { count += 1 }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func rowsAreInOrderAfterRandomChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    var window = GraphWindow(NumberList(model: model), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    for step in 0..<100 {
      model.change(with: &random)
      if Bool.random(using: &random) { window.take(window.graph.flush()) }
      if Bool.random(using: &random), model.numbers.count > 300 {
        window.take(window.graph.flush())
        let first = Int.random(in: 0..<window.positions.count - 1, using: &random)
        let last = min(first + Int.random(in: 0...80, using: &random), window.positions.count - 1)
        let held = window.rows.randomElement(using: &random)
        if window.hasGaps { try window.show(first...last, holding: held) }
        if let tapped = window.rows.randomElement(using: &random) {
          try window.tap("\(tapped)")
        }
      }
      window.take(window.graph.flush())
      window.finish()
      let expected = [-1] + model.numbers
      #expect(window.positions.count == expected.count, "Step \(step)")
      for (position, number) in zip(expected, window.positions) where number != nil {
        #expect(position == number, "Step \(step)")
      }
      if model.numbers.count <= 200 { #expect(!window.hasGaps, "Step \(step)") }
    }
  }
}
