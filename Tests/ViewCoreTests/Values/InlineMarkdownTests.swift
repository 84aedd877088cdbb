import Testing

@testable import ViewCore

struct InlineMarkdownTests {
  /// A literal with its marks spelled out, where `#` is a value.
  private func read(_ text: String) -> String {
    let units = text.map { $0 == "#" ? InlineMarkdown.Unit.value(0) : .letter($0) }
    return InlineMarkdown.spans(of: units).map { span in
      let style = span.style
      let marks = [
        style.isBold ? "b" : "", style.isItalic ? "i" : "", style.isCode ? "c" : "",
        style.isStruck ? "s" : "", style.link.map { "→\(letters($0)):" } ?? "",
      ].joined()
      return marks.isEmpty ? letters(span.units) : "{\(marks) \(letters(span.units))}"
    }
    .joined()
  }

  private func letters(_ units: [InlineMarkdown.Unit]) -> String {
    String(
      units.map { unit in
        if case .letter(let letter) = unit { letter } else { "#" }
      }
    )
  }

  @Test(
    arguments: [
      ("plain", "plain"),
      ("**a** b", "{b a} b"),
      ("*a* _b_ __c__", "{i a} {i b} {b c}"),
      ("***a***", "{bi a}"),
      ("**a *b* c**", "{b a }{bi b}{b  c}"),
      ("a*b*c", "a{i b}c"),
      ("a_b_c", "a_b_c"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("**open", "**open"),
      ("*a **b*", "*a *{i b}"),
      ("~~a~~ ~b~", "{s a} {s b}"),
      ("~~~a~~~", "~~~a~~~"),
      ("`a *b*` c", "{c a *b*} c"),
      ("``a`b``", "{c a`b}"),
      ("`open", "`open"),
      (#"\*a\* \n"#, #"*a* \n"#),
      ("[a](u)", "{→u: a}"),
      ("[a *b*](u \"title\")", "{→u: a }{i→u: b}"),
      ("[a [b] c](u(v))", "{→u(v): a [b] c}"),
      ("[a] (u)", "[a] (u)"),
      ("[a](u", "[a](u"),
      ("<https://a.b>", "{→https://a.b: https://a.b}"),
      ("<b>", "<b>"),
      ("**#**#", "{b #}#"),
      ("[#](a/#)", "{→a/#: #}"),
      ("**a**b**", "{b a}b**"),
      ("👍🏽 **é**", "👍🏽 {b é}"),
      ("", ""),
    ]
  )
  func reads(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test func longRowsOfMarksAreReadInTime() {
    #expect(read(String(repeating: "*a ", count: 2000)).count == 6000)
    #expect(read(String(repeating: "[", count: 2000)).count == 2000)
  }
}
