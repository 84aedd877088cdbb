import Foundation
import Observation
import ViewCore
import ViewTesting

/// A list of numbers, most often a long one.
struct NumberList: View {
  /// Numbers that a test changes, and the numbers of the rows that have appeared.
  @Observable @MainActor
  final class Numbers {
    var all: [Int]
    var shown: Set<Int> = []

    init(_ count: Int) {
      all = Array(0..<count)
    }
  }

  let numbers: Numbers
  /// The height of the row of a number in points.
  var height: (Int) -> Double = { _ in 50 }

  var body: some View {
    List(numbers.all, id: \.self) { number in
      Text(verbatim: "\(number)").frame(height: height(number))
        .onAppear { numbers.shown.insert(number) }
        .onDisappear { numbers.shown.remove(number) }
    }
  }

  /// The numbers of the rows that are visible, in order.
  ///
  /// It is empty while a gap is visible.
  static let visible = """
    ((seen) => seen.some((node) => node.matches(".gap")) ? [] : seen.map((node) => Number(node.innerText)))(
      [...document.querySelectorAll(":is(.list, .rows, .lazy, .lazygrid) > *")].filter((node) => {
        if (!node.matches(".gap") && !/^-?\\d+$/.test(node.innerText)) return false;
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return bottom > 1 && top < innerHeight - 1 && right > 1 && left < innerWidth - 1;
      }))
    """

  static func scroll(to position: String) -> String {
    "(document.scrollingElement.scrollTop = \(position), true)"
  }
}

extension Page {
  /// The visible rows of a ``NumberList``, as soon as no gap is visible.
  @discardableResult
  func visibleNumbers() async throws -> [Int] {
    while true {
      try await waitUntil("\(NumberList.visible).length > 0")
      let rows: [Int] = try await evaluate(NumberList.visible)
      if !rows.isEmpty { return rows }
    }
  }
}
