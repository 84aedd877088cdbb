import Observation

@testable import ViewCore

/// Numbers in a list, which a test changes.
@MainActor
struct LongList {
  @Observable @MainActor
  final class Model {
    var numbers: [Int]

    init(_ numbers: [Int]) {
      self.numbers = numbers
    }
  }

  let model: Model

  init(count: Int) {
    model = Model(Array(0..<count))
  }

  func open() -> GraphWindow {
    var window = GraphWindow(NumberList(model: model), makesRowsOnDemand: true)
    window.take(window.graph.mount())
    return window
  }
}

private struct NumberList: View {
  let model: LongList.Model

  var body: some View {
    List(model.numbers, id: \.self) { Text(verbatim: "\($0)") }
  }
}

/// A list of sections of the same length.
struct SectionList: View {
  @Observable @MainActor
  final class Model {
    var sections = [0, 1, 2]
    var length = 190
  }

  let model: Model

  var body: some View {
    List {
      ForEach(model.sections, id: \.self) { section in
        Section {
          ForEach(section * 190..<section * 190 + model.length, id: \.self) {
            Text(verbatim: "\($0)")
          }
        }
      }
    }
  }
}
