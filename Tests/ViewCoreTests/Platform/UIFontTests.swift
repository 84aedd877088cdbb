import Foundation
import Testing
import ViewCore
import ViewTesting

/// Fonts of UIKit, which look as the fonts of SwiftUI that they stand for.
@MainActor
struct UIFontTests {
  nonisolated private static let fonts: [(UIFont, Font)] = [
    (.systemFont(ofSize: 20), .system(size: 20)),
    (.systemFont(ofSize: 20, weight: .semibold), .system(size: 20, weight: .semibold)),
    (.systemFont(ofSize: 9, weight: .init(rawValue: 0.9)), .system(size: 9, weight: .black)),
    (.systemFont(ofSize: 9, weight: .init(rawValue: -0.1)), .system(size: 9, weight: .regular)),
    (.boldSystemFont(ofSize: 12), .system(size: 12, weight: .bold)),
    (.italicSystemFont(ofSize: 12), .system(size: 12).italic()),
    (
      .monospacedSystemFont(ofSize: 14, weight: .medium),
      .system(size: 14, weight: .medium, design: .monospaced)
    ),
    (
      .monospacedDigitSystemFont(ofSize: 14, weight: .light),
      .system(size: 14, weight: .light).monospacedDigit()
    ),
    (.preferredFont(forTextStyle: .title1), .title),
    (.preferredFont(forTextStyle: .caption1), .caption),
    (.preferredFont(forTextStyle: .body), .body),
  ]

  @Test(arguments: fonts)
  func fontIsThatOfSwiftUI(font: UIFont, expected: Font) {
    #expect(Font(font) == expected)
    #expect(
      ViewHarness { Text("A").font(Font(font)) }.outline
        == ViewHarness { Text("A").font(expected) }.outline
    )
  }
}
