import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct TextTests {
  @Test func literalFormatsNumbersWithTheLocale() {
    let view = ViewHarness {
      Text("\(7) \(-1234) \(1_234_567)").environment(\.locale, Locale(identifier: "en_US"))
      Text("\(7) \(-1234) \(1_234_567)").environment(\.locale, Locale(identifier: "de_DE"))
      Text("\(7)").environment(\.locale, Locale(identifier: "ar_EG"))
    }
    #expect(view.text == ["7 -1,234 1,234,567", "7 -1.234 1.234.567", "٧"])
  }

  @Test func literalDescribesOtherValues() {
    struct Point: CustomStringConvertible {
      var description: String { "(1, 2)" }
    }
    let view = ViewHarness {
      Text("\(1.5) and \(3.14159, specifier: "%.2f")")
      Text("\(Point()) \("name") \(UInt64.max)")
      Text("\(0.25, format: .percent)")
    }
    #expect(
      view.text == [
        "1.500000 and 3.14", "(1, 2) name 18,446,744,073,709,551,615", "25%",
      ]
    )
  }

  @Test func stringIsShownAsItIs() {
    let number = 1234
    let string = "\(number)"
    let view = ViewHarness {
      Text(string)
      Text(verbatim: "\(number)")
      Text(string.dropFirst())
    }
    #expect(view.text == ["1234", "1234", "234"])
  }

  @Test func textIsNeverMarkup() {
    let view = ViewHarness { Text("<b>&amp;</b>") }
    #expect(view.text == ["<b>&amp;</b>"])
  }

  @Test func ownStyleOfTextOverridesTheEnvironment() throws {
    let view = ViewHarness {
      Text("a").font(.title).bold().italic().foregroundColor(.red)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    #expect(
      view.outline.contains(
        """
        style="font:var(--font-title);font-weight:700;font-style:italic;color:var(--red)"
        """
      )
    )
  }

  @Test func markdownInLiteralIsRendered() {
    let name = "**Blob**"
    let view = ViewHarness {
      Text("Hi **\(name)**, _really_ `**a**` ~~old~~ *a **b***")
      Text("snake_case_name 2 * 3 * 4 \\*no\\* [no](")
      Text(name)
      Text(verbatim: "**a**")
      Button("**Go** on") {}
    }
    #expect(
      view.text == [
        "Hi ", "**Blob**", ", ", "really", " ", "**a**", " ", "old", " ", "a ", "b",
        "snake_case_name 2 * 3 * 4 *no* [no](", "**Blob**", "**a**", "Go", " on",
      ]
    )
    #expect(view.outline.contains("<span style=\"font-weight:700\"> \"**Blob**\""))
    #expect(view.outline.contains("<span style=\"font-style:italic\"> \"really\""))
    #expect(view.outline.contains("<span style=\"font-family:var(--font-monospaced)\"> \"**a**\""))
    #expect(view.outline.contains("<span style=\"text-decoration:line-through\"> \"old\""))
    #expect(view.outline.contains("<span style=\"font-weight:700;font-style:italic\"> \"b\""))
  }

  @Test func linkInLiteralHasItsAddress() throws {
    var visited: [URL] = []
    let handler = OpenURLAction { url in
      visited.append(url)
      return .handled
    }
    let view = ViewHarness {
      Text("See [the **docs**](https://example.com/a_b) and <https://swift.org>")
      Text("See [page \(7)](https://example.com/\(7))")
        .environment(\.openURL, handler)
    }
    #expect(view.outline.contains("href=\"https://example.com/a_b\""))
    #expect(view.outline.contains("href=\"https://swift.org\""))
    try view.tap(ElementQuery(role: "link", name: "page 7"))
    #expect(visited.map(\.absoluteString) == ["https://example.com/7"])
  }

  @Test func textsAndImagesInALiteralKeepTheirLook() {
    let view = ViewHarness {
      Text("Hi \(Image(systemName: "star")) \(Text("bold").bold().foregroundStyle(.red))!")
      Text(Image(systemName: "trash")) + Text(" it").foregroundStyle(.tint)
    }
    #expect(view.text == ["Hi ", " ", "bold", "!", " it"])
    #expect(view.outline.contains("<svg class=\"symbol\""))
    #expect(view.outline.contains("<span style=\"font-weight:700;color:var(--red)\"> \"bold\""))
    #expect(view.outline.contains("<span style=\"color:var(--accent)\"> \" it\""))
  }

  @Test func accessibilityLabelReplacesText() {
    let view = ViewHarness {
      Text("7").accessibilityLabel("seven") + Text("!")
      Text("Chapter").bold().accessibilityHeading(.h2)
      VStack { Text("Part") }.accessibilityHeading(.h1)
    }
    #expect(view.contains(ElementQuery(role: "group", name: "seven")))
    #expect(view.contains(ElementQuery(role: "heading", name: "Chapter")))
    #expect(view.outline.contains("aria-level=\"2\""))
    #expect(view.outline.contains("aria-level=\"1\""))
    #expect(view.contains(ElementQuery(role: "heading", name: "Part")))
  }

  @Test func attributesOfAStringAreShown() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.font = .title
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    var link = AttributedString(" link")
    link.link = URL(string: "https://swift.org")
    link.backgroundColor = .yellow
    let view = ViewHarness {
      Text(string + link)
      Text("is \(AttributedString("plain"))")
    }
    #expect(view.text == ["red", " link", "is plain"])
    #expect(view.outline.contains("font:var(--font-title);text-decoration:underline"))
    #expect(view.outline.contains("text-decoration-style:dotted;color:var(--red)"))
    #expect(view.outline.contains("href=\"https://swift.org\""))
    #expect(view.outline.contains("background:var(--yellow)"))
  }

  @Test func enclosingViewsSetTheLookOfTexts() {
    let view = ViewHarness {
      VStack { Text("a") }
        .kerning(2).baselineOffset(3).underline(pattern: .dash, color: .red).lineSpacing(4)
        .fontWidth(.expanded)
      VStack { Text("b") }.tracking(5).strikethrough(true, pattern: .dot)
    }
    #expect(
      view.outline.contains("font-stretch:125%;letter-spacing:2px;position:relative;bottom:3px")
    )
    #expect(view.outline.contains("text-decoration:underline;text-decoration-color:var(--red)"))
    #expect(view.outline.contains("text-decoration-style:dashed;line-height:calc(1.35em + 4px)"))
    #expect(view.outline.contains("letter-spacing:5px;text-decoration:line-through"))
  }
}
