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
      ("[*a _b* c](u) d_", "{i→u: a _b}{→u:  c} d_"),
      ("*[a*](u)", "*{→u: a*}"),
      ("~~~a~~~", "~~~a~~~"),
      ("`a *b*` c", "{c a *b*} c"),
      ("``a`b``", "{c a`b}"),
      ("`open", "`open"),
      ("``a`", "``a`"),
      ("[`a`](u)`b`", "{c→u: a}{c b}"),
      ("<https://a<b>", "<https://a<b>"),
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
  func literalIsSplitIntoSpans(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  /// With quadratic work, each of these takes minutes; with linear work, a part of a second.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "[", "[a](", "<", "<https://a<", "*a ", "a* ", "*(", "a*_b_~", "~a~~b", "` ``` `` ",
    ]
  )
  func longLiteralIsReadWithLinearWork(part: String) {
    let text = String(repeating: part, count: 60_000 / part.count)
    #expect(!read(text).isEmpty)
  }

  @Test(arguments: [("*(", ")*", "{i "), ("[", "](u)", "{→u: "), ("**a ", " b**", "{b ")])
  func deepNestingIsReadWithLinearWork(open: String, close: String, start: String) {
    let text =
      String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
    #expect(read(text).contains(start))
  }
}
