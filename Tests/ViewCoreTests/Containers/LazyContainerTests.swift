import Foundation
import Testing
import ViewCore
import ViewTesting

/// Views of lazy containers appear when the user scrolls to them.
@MainActor
struct LazyContainerTests {
  private struct Feed: View {
    @State var count = 3
    let log: (String) -> Void

    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { row in
          Text("Row \(row)")
            .onAppear {
              log("+\(row)")
              if row == count - 1 { count += 1 }
            }
            .onDisappear { log("-\(row)") }
        }
      }
    }
  }

  @Test func moreIsLoadedOnlyWhenTheLastRowIsVisible() throws {
    var log: [String] = []
    let view = ViewHarness(seesEverything: false) { Feed { log.append($0) } }
    #expect(log == [])
    try view.scroll(to: .text("Row 0"))
    #expect(log == ["+0"])
    try view.scroll(to: .text("Row 2"))
    #expect(log == ["+0", "-0", "+2"])
    #expect(view.text == ["Row 0", "Row 1", "Row 2", "Row 3"])
  }

  @Test func onlyRowsWithActionsAreObserved() throws {
    let view = ViewHarness {
      List {
        Text("Quiet")
        Text("Loud").onAppear {}
      }
      VStack { Text("Outside").onAppear {} }
    }
    #expect(view.outline.components(separatedBy: "data-visibility").count == 2)
  }

  @Test(arguments: ["stack", "line", "columns", "rows"])
  func eachLazyContainerWaits(kind: String) throws {
    var log: [Int] = []
    let rows = ForEach(0..<3) { row in Text("Row \(row)").onAppear { log.append(row) } }
    let view = ViewHarness(seesEverything: false) {
      switch kind {
      case "stack": LazyVStack { rows }
      case "line": LazyHStack { rows }
      case "columns": LazyVGrid(columns: [GridItem()]) { rows }
      default: LazyHGrid(rows: [GridItem(.fixed(20)), GridItem()], spacing: 3) { rows }
      }
    }
    #expect(log == [])
    try view.scroll(to: .text("Row 1"))
    #expect(log == [1])
  }

  @Test func allRowsAppearIfEverythingIsVisible() throws {
    var log: [Int] = []
    _ = ViewHarness {
      LazyVStack { ForEach(0..<3) { row in Text("Row").onAppear { log.append(row) } } }
    }
    #expect(log == [0, 1, 2])
  }

  @Test func replacementOfViewIsObservedInstead() throws {
    struct Row: View {
      @State private var isOther = false
      let log: (String) -> Void

      var body: some View {
        Group {
          if isOther { Text("Other") } else { Button("First") { isOther = true } }
        }
        .onAppear { log("+") }
        .onDisappear { log("-") }
      }
    }
    var log: [String] = []
    let view = ViewHarness(seesEverything: false) { LazyVStack { Row { log.append($0) } } }
    try view.scroll(to: .text("First"))
    try view.tap(.button("First"))
    try view.scroll(to: .text("Other"))
    #expect(log == ["+", "-", "+"])
    #expect(view.outline.components(separatedBy: "data-visibility").count == 2)
  }

  @Test func presentationOfRowAppearsAtOnce() throws {
    var log: [String] = []
    let view = ViewHarness(seesEverything: false) {
      NavigationStack {
        List { NavigationLink("Go") { Text("Pushed").onAppear { log.append("pushed") } } }
      }
    }
    try view.tap(.button("Go"))
    #expect(log == ["pushed"])
    _ = ViewHarness(seesEverything: false) {
      List {
        Text("Row").sheet(isPresented: .constant(true)) {
          Text("Sheet").onAppear { log.append("sheet") }
        }
      }
    }
    #expect(log == ["pushed", "sheet"])
  }
}
