import Testing

@testable import ViewCore
@testable import ViewTesting

/// An action scrolls to a row that does not exist by the id that the row's content has.
@MainActor
struct RowIDTests {
  private static let count = 1_000

  /// The text of the row to which the page is told to scroll when a button is tapped, if any.
  private func scrolledText(
    to id: some Hashable,
    in content: some View
  ) throws -> String? {
    let view = ScrollViewReader { proxy in
      Button("Scroll") { proxy.scrollTo(id) }
      content
    }
    var window = GraphWindow(view, makesRowsOnDemand: true)
    window.take(window.graph.mount())
    let patches = try window.tap("Scroll")
    guard case .scroll(let row, nil) = patches.last else { return nil }
    #expect(window.rows.count < 100)
    return window.text(in: row)
  }

  private func name(_ number: Int) -> String { "row \(number)" }

  @Test func idOnARowIsFound() throws {
    let list = List(0..<Self.count, id: \.self) { Text(verbatim: "\($0)").id(name($0)) }
    #expect(try scrolledText(to: "row 800", in: list) == "800")
    #expect(try scrolledText(to: "row 2", in: list) == "2")
    #expect(try scrolledText(to: "row 1000", in: list) == nil)
  }

  @Test func idInsideOfModifiersIsFound() throws {
    let list = List(0..<Self.count, id: \.self) { number in
      Text(verbatim: "\(number)").id(name(number)).padding().foregroundStyle(.red)
        .listRowInsets(EdgeInsets()).onAppear {}
    }
    #expect(try scrolledText(to: "row 800", in: list) == "800")
  }

  @Test func idInABranchIsFound() throws {
    let list = List(0..<Self.count, id: \.self) { number in
      if number == 700 {
        AnyView(Text(verbatim: "\(number)").id("seven hundred"))
      } else if number.isMultiple(of: 2) {
        Text(verbatim: "\(number)").id(name(number))
      } else {
        Text(verbatim: "\(number)")
      }
    }
    #expect(try scrolledText(to: "seven hundred", in: list) == "700")
    #expect(try scrolledText(to: "row 802", in: list) == "802")
    #expect(try scrolledText(to: "row 801", in: list) == nil)
  }

  @Test func idOfAnElementComesBeforeOneOfContent() throws {
    let list = List(0..<Self.count, id: \.self) { Text(verbatim: "\($0)").id(Self.count - $0) }
    #expect(try scrolledText(to: 800, in: list) == "800")
  }

  private struct NamedRow: View {
    let number: Int

    var body: some View { Text(verbatim: "\(number)").id("row \(number)") }
  }

  @Test func idInTheBodyOfARowIsFoundOnceTheRowExists() throws {
    let list = List(0..<Self.count, id: \.self) { NamedRow(number: $0) }
    #expect(try scrolledText(to: "row 800", in: list) == nil)
    #expect(try scrolledText(to: "row 2", in: list) == "2")
  }

  /// The number of elements for which a search for an unknown id asks.
  private func searchedElements(
    in content: @escaping (CountingCollection) -> some View
  ) throws -> Int {
    let data = CountingCollection(count: Self.count)
    let view = ScrollViewReader { proxy in
      Button("Scroll") { proxy.scrollTo("unknown") }
      content(data)
    }
    var window = GraphWindow(view, makesRowsOnDemand: true)
    window.take(window.graph.mount())
    let before = data.reads.count
    try window.tap("Scroll")
    #expect(window.rows == Array(0..<40))
    return data.reads.count - before
  }

  @Test func rowsAreSearchedWhereTheirTypeCanHaveAnID() throws {
    let plain = try searchedElements { data in
      List(data, id: \.self) { Text(verbatim: "\($0)").padding() }
    }
    #expect(plain == 0)
    let named = try searchedElements { data in
      List(data, id: \.self) { Text(verbatim: "\($0)").id(name($0)).padding() }
    }
    #expect(named == Self.count)
  }

  @Test func positionOfAScrollViewFindsTheIDOfARow() throws {
    let position = ScrollPosition(id: "row 800")
    let view = ScrollView {
      LazyVStack {
        ForEach(0..<Self.count, id: \.self) { Text(verbatim: "\($0)").id(name($0)) }
      }
    }
    .scrollPosition(.constant(position))
    var window = GraphWindow(view, makesRowsOnDemand: true)
    window.take(window.graph.mount())
    window.take(window.graph.flush())
    #expect(window.rows.contains(800))
  }
}
