import CustomDump
import Foundation
import SwiftNavigation
import SwiftUINavigationCore
import Testing
import ViewCore

@Suite struct TextStateTests {
  @Test func textStateIsMadeFromAnyString() {
    let name = "Blob"
    let texts = [
      TextState("Blob"), TextState(verbatim: "Blob"), TextState(name), TextState("\(name)"),
      TextState(name[...]), TextState("Blob", tableName: "Names", comment: "A name"),
      TextState(name, bundle: .main),
    ]
    #expect(Set(texts) == [TextState("Blob")])
    #expect(String(state: TextState("\(1234) items")) == "1234 items")
  }

  @Test func textStateIsConcatenated() {
    let text = TextState("a").bold() + TextState("b") + TextState("c").italic()
    #expect(String(state: text) == "abc")
    #expect(String(state: text, locale: Locale(identifier: "ko_KR")) == "abc")
    #expect(text != TextState("abc"))
    #expect(text == TextState("a").bold() + TextState("b") + TextState("c").italic())
  }

  @Test func textStateDiffersByItsModifiers() {
    let text = TextState("a")
    let variants = [
      text, text.bold(), text.bold(isActive: false), text.italic(), text.italic(isActive: false),
      text.bold().italic(), text.italic().bold(), text.baselineOffset(1), text.kerning(1),
      text.tracking(1), text.tracking(2), text.monospacedDigit(), text.strikethrough(),
      text.strikethrough(false), text.strikethrough(pattern: .dot), text.underline(),
      text.underline(false), text.underline(pattern: .dash), text.accessibilityHeading(.h1),
      text.accessibilityLabel("b"), text.font(.title), text.font(.body),
      text.fontWeight(.bold), text.fontDesign(.serif), text.fontWidth(.condensed),
      text.foregroundColor(.red), text.foregroundColor(nil), text.underline(color: .red),
      text.strikethrough(color: .red),
    ]
    #expect(Set(variants).count == variants.count)
    #expect(variants.allSatisfy { String(state: $0) == "a" })
  }

  @Test func textStateKnowsItsAccessibilityLabel() {
    let text = TextState("☂︎")
    #expect(text.accessibilityLabel == nil)
    #expect(text.accessibilityLabel("Umbrella").accessibilityLabel == TextState("Umbrella"))
    let umbrella: Substring = "Umbrella"
    #expect(text.accessibilityLabel(umbrella).bold().accessibilityLabel == TextState("Umbrella"))
    let relabeled = text.accessibilityLabel("Rain").accessibilityLabel(TextState("Sun").bold())
    #expect(relabeled.accessibilityLabel == TextState("Sun").bold())
  }

  @Test(arguments: [
    (TextState("a"), "a"),
    (TextState("a").bold(), "**a**"),
    (TextState("a").bold(isActive: false), "a"),
    (TextState("a").italic(), "_a_"),
    (TextState("a").italic(isActive: false).bold(), "**a**"),
    (TextState("a").strikethrough(), "~~a~~"),
    (TextState("a").strikethrough(pattern: .dashDot), "<s=dashDot>a</s>"),
    (TextState("a").strikethrough(false, pattern: .dashDot), "a"),
    (TextState("a").underline(), "<u>a</u>"),
    (TextState("a").underline(pattern: .solid), "<u=solid>a</u>"),
    (TextState("a").underline(false), "a"),
    (TextState("a").baselineOffset(2), "<baseline-offset=2.0>a</baseline-offset>"),
    (TextState("a").kerning(3), "<kerning=3.0>a</kerning>"),
    (TextState("a").tracking(-1), "<tracking=-1.0>a</tracking>"),
    (TextState("1").monospacedDigit(), "<monospaced-digits>1</monospaced-digits>"),
    (
      TextState("a").accessibilityLabel(TextState("b").italic()),
      "<accessibility-label=_b_>a</accessibility-label>"
    ),
    (
      TextState("a").accessibilityHeading(.h2),
      "<accessibility-heading-level=h2>a</accessibility-heading-level>"
    ),
    (TextState("a").font(.title.bold()), "<font=title 700>a</font>"),
    (TextState("a").font(nil), "<font>a</font>"),
    (TextState("a").fontDesign(.monospaced), "<font-design=monospaced>a</font-design>"),
    (TextState("a").fontWeight(.semibold), "<font-weight=600>a</font-weight>"),
    (TextState("a").fontWidth(.expanded), "<font-width=expanded>a</font-width>"),
    (TextState("a").foregroundColor(.red), "<foreground-color=red>a</foreground-color>"),
    (TextState("a").underline(pattern: .dot, color: .red), "<u=dot red>a</u>"),
    (TextState("a").strikethrough(color: .red), "<s=red>a</s>"),
    ((TextState("a").bold() + TextState("b")).italic(), "_**a**b_"),
  ])
  func dumpsWithMarks(text: TextState, dump: String) {
    #expect(String(customDumping: text) == "\"\(dump)\"")
  }
}
