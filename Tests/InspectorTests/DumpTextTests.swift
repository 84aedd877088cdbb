#if DEBUG
import Testing

@testable import Inspector

struct DumpTextTests {
  private let dump = """
    State(
      path: [
        [0]: Row(
          title: "Design"
        )
      ],
      title: "All"
    )
    """

  @Test func linesHaveTheirIndentation() {
    let lines = DumpText(dump).lines
    #expect(lines.map(\.indentation) == [0, 2, 4, 6, 4, 2, 2, 0])
    #expect(lines[3].text == "title: \"Design\"")
    #expect(lines.allSatisfy { $0.mark == nil })
  }

  @Test func linesOfADifferenceHaveMarks() {
    let text = DumpText("  State(\n-   count: 0\n+   count: 1\n  )", isDifference: true)
    #expect(text.lines.map(\.mark) == [nil, .removed, .added, nil])
    #expect(text.lines.map(\.indentation) == [0, 2, 2, 0])
    #expect(text.lines.map(\.text) == ["State(", "count: 0", "count: 1", ")"])
  }
}
#endif
