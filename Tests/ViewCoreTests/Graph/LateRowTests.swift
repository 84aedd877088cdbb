import Observation
import Testing
import ViewCore

@testable import ViewTesting

/// Rows of a long list that have to run again do so in several flushes.
@MainActor
struct LateRowTests {
  @Test func theyRunFromTheTopDown() throws {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    model.bodies = 0
    model.isFiltered = true
    window.take(window.graph.flush())
    #expect(window.graph.isUnfinished)
    #expect((30...200).contains(model.bodies), "\(model.bodies)")
    var done = 0
    while window.graph.isUnfinished {
      let now = window.numbers.prefix { $0.isMultiple(of: 3) }.count
      #expect(now > done)
      done = now
      window.take(window.graph.advance())
    }
    #expect(window.numbers == model.thirds)
    #expect(model.bodies == 1_000)
    #expect(window.graph.flush() == [])
  }

  @Test func anEventFindsAllOfThemUpToDate() throws {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    try window.tap("Filter")
    #expect(window.graph.isUnfinished)
    try window.tap("Number 900")
    #expect(model.tapped == [900])
    #expect(window.numbers == model.thirds)
    #expect(!window.graph.isUnfinished)
  }

  @Test func anEventOfARowThatGoesIsDoneWith() throws {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    try window.tap("Filter")
    try window.tap("Number 998")
    #expect(model.tapped == [])
    #expect(window.numbers == model.thirds)
  }

  @Test func listenersThatGoForAnEventAreToldWithItsFlush() throws {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    let button = try #require(window.page.find(.button("Number 998")).first)
    try window.tap("Filter")
    #expect(!window.graph.goneListeners.contains(button))
    try window.tap("Number 999")
    #expect(window.graph.goneListeners.contains(button))
  }

  @Test func viewsInARowDoNotRunBeforeIt() {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    model.texts = [:]
    window.take(window.graph.flush())
    window.finish()
    #expect(model.missing == 0)
    #expect(!window.page.texts.contains("Text 999"))
    #expect(window.numbers == Array(0..<1_000))
  }

  @Test func viewsInRowsThatRunLaterStillDoNotRunBeforeThem() {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    model.isFiltered = true
    window.take(window.graph.flush())
    #expect(window.graph.isUnfinished)
    model.texts[999] = "Changed"
    model.texts[998] = nil
    window.take(window.graph.flush())
    #expect(window.page.texts.contains("Changed"))
    #expect(model.missing == 0)
    #expect(window.numbers == model.thirds)
  }

  @Test func whatWaitsToBeMadeInALateRowWaitsForTheRow() {
    struct Nested: View {
      let model: Model

      var body: some View {
        List(0..<300) { number in
          Text("Row \(number)")
          if number == 250, !model.isFiltered {
            ForEach(0..<1_000) { inner in
              if model.isFiltered { let _ = model.missing += 1 }
              Text("Inner \(inner)")
            }
          } else if model.isFiltered {
            Text("Filtered \(number)")
          }
        }
      }
    }
    let model = Model()
    var window = ToldPage(Nested(model: model))
    while !window.page.texts.contains("Inner 0") { window.take(window.graph.advance()) }
    #expect(!window.page.texts.contains("Inner 999"))
    model.isFiltered = true
    window.take(window.graph.flush())
    #expect(!window.page.texts.contains("Filtered 299"))
    window.finish()
    #expect(model.missing == 0)
    #expect(window.page.texts.contains("Filtered 299"))
    #expect(!window.page.texts.contains { $0.hasPrefix("Inner") })
  }

  @Test func scrollingBringsAllRowsUpToDate() throws {
    struct Jumping: View {
      let model: Model

      var body: some View {
        ScrollViewReader { proxy in
          Button("Last") {
            model.isFiltered = true
            proxy.scrollTo(999)
          }
          List(0..<1_000, id: \.self) { Text("\($0) is \(model.isFiltered)") }
        }
      }
    }
    let model = Model()
    var window = ToldPage(Jumping(model: model))
    window.finish()
    try window.tap("Last")
    #expect(!window.graph.isUnfinished)
    #expect(window.page.texts.contains("999 is true"))
  }

  @Test func viewsBesideTheListDoNotWaitForIt() {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    model.isFiltered = true
    window.take(window.graph.flush())
    model.title = "Beside"
    window.take(window.graph.flush())
    #expect(window.page.texts.contains("Beside"))
    #expect(window.graph.isUnfinished)
  }

  @Test func rowsThatGoMeanwhileDoNotRun() {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    model.isFiltered = true
    window.take(window.graph.flush())
    model.numbers.removeLast(700)
    window.take(window.graph.flush())
    window.finish()
    #expect(window.numbers == model.thirds.filter { $0 < 300 })
    model.numbers = []
    window.take(window.graph.flush())
    #expect(window.numbers == [])
  }

  @Test func aPageThatIsLoadedAnewIsBroughtUpToDate() {
    let model = Model()
    var window = ToldPage(Numbers(model: model))
    window.finish()
    model.isFiltered = true
    window.take(window.graph.flush())
    window.page = PageModel()
    window.take(window.graph.rebuild())
    window.finish()
    #expect(window.numbers == model.thirds)
  }

  @Test func rowsOfOtherContentWaitAsWell() throws {
    struct Sized: View {
      @State private var size = 1

      var body: some View {
        Button("Larger") { size += 1 }
        List(0..<1_000, id: \.self) { Text("\($0) of \(size)") }
      }
    }
    var window = ToldPage(Sized())
    window.finish()
    try window.tap("Larger")
    let texts = window.page.texts
    #expect(texts.contains("0 of 2"))
    #expect(texts.contains("999 of 1"))
    window.finish()
    #expect(window.page.texts.contains("999 of 2"))
  }
}

@MainActor
@Observable
private final class Model {
  var numbers = Array(0..<1_000)
  var isFiltered = false
  var title = "Title"
  var texts = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, "Text \($0)") })
  @ObservationIgnored var bodies = 0
  @ObservationIgnored var missing = 0
  @ObservationIgnored var tapped: [Int] = []

  var thirds: [Int] { numbers.filter { $0.isMultiple(of: 3) } }
}

private struct Numbers: View {
  let model: Model

  var body: some View {
    Title(model: model)
    Button("Filter") { model.isFiltered = true }
    List(model.numbers, id: \.self) { number in
      let _ = model.bodies += 1
      if !model.isFiltered || number.isMultiple(of: 3) {
        Button("Number \(number)") { model.tapped.append(number) }
        if model.texts[number] != nil { Detail(model: model, number: number) }
      }
    }
  }
}

private struct Title: View {
  let model: Model

  var body: some View { Text(model.title) }
}

/// A view that must not run where its row would not show it.
private struct Detail: View {
  let model: Model
  let number: Int

  var body: some View {
    let text = model.texts[number]
    if text == nil { let _ = model.missing += 1 }
    Text(text ?? "")
  }
}

extension ToldPage {
  /// The numbers of the rows that the page shows, in order.
  fileprivate var numbers: [Int] {
    page.texts.compactMap { $0.hasPrefix("Number ") ? Int($0.dropFirst(7)) : nil }
  }
}
