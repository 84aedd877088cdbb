import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct TextTests {
  @Test func aLiteralWritesNumbersAsTheLocaleDoes() {
    let view = ViewHarness {
      Text("\(7) \(-1234) \(1_234_567)").environment(\.locale, Locale(identifier: "en_US"))
      Text("\(7) \(-1234) \(1_234_567)").environment(\.locale, Locale(identifier: "de_DE"))
      Text("\(7)").environment(\.locale, Locale(identifier: "ar_EG"))
    }
    #expect(view.text == ["7 -1,234 1,234,567", "7 -1.234 1.234.567", "٧"])
  }

  @Test func aLiteralWritesOtherValuesAsTheyAre() {
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

  @Test func aStringIsShownAsItIs() {
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

  @Test func theTextsOwnStyleWinsOverTheOneAround() throws {
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
}
