import ConcurrencyExtras
import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ImageTests {
  /// The names that apps are known to use.
  nonisolated static let names = [
    "calendar", "clock", "forward.fill", "globe", "hourglass.bottomhalf.fill",
    "hourglass.tophalf.fill", "mic.fill", "paintpalette", "person", "person.3", "timer", "plus",
    "checkmark.square", "square", "magnifyingglass", "minus", "heart", "heart.fill", "map",
    "checkmark.circle", "icloud.and.arrow.down", "trash", "exclamationmark.triangle.fill",
    "arrow.up.forward.square", "play.circle", "stop.circle", "stop.circle.fill",
    "arrowtriangle.right.circle.fill", "exclamationmark.octagon", "info.circle.fill",
    "speaker", "speaker.fill", "speaker.wave.1", "speaker.wave.3", "gamecontroller", "tray",
    "tray.fill", "chart.bar", "chart.bar.fill", "repeat", "plus.square.on.square", "doc.on.doc",
    "archivebox.fill", "bubble.left.fill", "person.crop.circle.badge.plus", "bell.badge.fill",
    "creditcard", "sparkles", "wifi.slash", "gearshape.fill", "house.fill", "star.circle.fill",
    "dollarsign.circle", "chevron.up.chevron.down", "line.3.horizontal.decrease.circle",
    "square.grid.2x2.fill", "rectangle.portrait.and.arrow.right", "checkmark.seal.fill",
    "lock.shield", "video.slash.fill", "chevron.right.circle.fill", "arrow.uturn.backward",
  ]

  @Test(arguments: names)
  func knownSymbolHasDrawing(name: String) {
    let outline = ViewHarness { Image(systemName: name) }.outline
    #expect(outline.contains("<path"))
    #expect(outline.contains("role=\"img\" aria-label=\""))
  }

  @Test func symbolHasLabelForScreenReaders() throws {
    var isDeleted = false
    let view = ViewHarness {
      Button {
        isDeleted = true
      } label: {
        Image(systemName: "trash")
      }
    }
    try view.tap(.button("Delete"))
    #expect(isDeleted)
    let named = ViewHarness { Image(systemName: "trash").accessibilityLabel("Empty") }
    #expect(named.contains(.image("Empty")))
  }

  @Test func symbolIsPaintedWithGradient() {
    let drawn = ViewHarness {
      Image(systemName: "heart.fill").foregroundStyle(Color.red.gradient)
      Image(systemName: "plus").foregroundStyle(.red)
    }
    .outline
    #expect(drawn.contains("background:linear-gradient(180deg"))
    #expect(drawn.contains("mask:url("))
    #expect(drawn.components(separatedBy: "color:").count == 2)
    #expect(drawn.contains("color:var(--red)"))
  }

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
    ("arrow.backward", true), ("arrow.up.forward.square", true), ("chevron.right", false),
    ("arrow.left", false), ("forward.fill", false),
  ])
  func directionalSymbolsAreMirroredInRightToLeftLayouts(name: String, turns: Bool) {
    func isTurned(_ direction: LayoutDirection) -> Bool {
      ViewHarness { Image(systemName: name).environment(\.layoutDirection, direction) }
        .outline.contains("scale:-1 1")
    }
    #expect(isTurned(.rightToLeft) == turns)
    #expect(!isTurned(.leftToRight))
  }

  @Test func anyViewCanBeMirroredInRightToLeftLayouts() {
    func count(_ direction: LayoutDirection) -> Int {
      let view = ViewHarness {
        VStack {
          Text("a").flipsForRightToLeftLayoutDirection(true)
          Text("b").flipsForRightToLeftLayoutDirection(false)
        }
        .environment(\.layoutDirection, direction)
      }
      return view.outline.components(separatedBy: "scale:-1 1").count - 1
    }
    #expect(count(.rightToLeft) == 1)
    #expect(count(.leftToRight) == 0)
  }

  @Test func viewIsMirroredInTheDirectionOfItsBehavior() {
    func mirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      ViewHarness {
        Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
      }
      .outline.contains("scale:-1 1")
    }
    #expect(mirrored(.mirrors, .rightToLeft))
    #expect(!mirrored(.mirrors, .leftToRight))
    #expect(mirrored(.mirrors(in: .leftToRight), .leftToRight))
    #expect(!mirrored(.fixed, .rightToLeft))
    #expect(!mirrored(.fixed, .leftToRight))
  }

  @Test func variantHasItsOwnDrawing() {
    let filled = ViewHarness { Image(systemName: "heart").symbolVariant(.fill) }.outline
    #expect(filled == ViewHarness { Image(systemName: "heart.fill") }.outline)
    #expect(filled != ViewHarness { Image(systemName: "heart") }.outline)
    let circle = ViewHarness { Image(systemName: "plus").symbolVariant(.circle.fill) }.outline
    #expect(circle == ViewHarness { Image(systemName: "plus.circle.fill") }.outline)
    let none = ViewHarness { Image(systemName: "plus").symbolVariant(.none) }.outline
    #expect(none == ViewHarness { Image(systemName: "plus") }.outline)
  }

  @Test func symbolHasSizeOfItsScale() {
    let view = ViewHarness { Image(systemName: "plus").imageScale(.large).foregroundStyle(.red) }
    #expect(view.outline.contains("style=\"--scale:1.3;color:var(--red)\""))
  }

  @Test func unknownSymbolIsReportedOnceAtEachLine() {
    let places = LockIsolated<[String]>([])
    let line = #line + 4
    withKnownIssue {
      for _ in 1...2 {
        _ = ViewHarness {
          Image(systemName: "no.such.symbol")
          Button("Go", systemImage: "no.such.symbol") {}
        }
      }
    } matching: { issue in
      guard issue.severity == .warning else { return false }
      let place = "\(issue.sourceLocation?.fileName ?? "") \(issue.sourceLocation?.line ?? 0)"
      places.withValue { $0.append(place) }
      return issue.description.contains(
        """
        No symbol has this name.

          Name: no.such.symbol

        The library draws its own set of symbols, and this name is not among them. A dashed square \
        takes its place, with the name as its label.

        To fix this, use a name of docs/Symbols.md, or draw the symbol as a 'Shape'.
        """
      )
    }
    #expect(places.value == ["ImageTests.swift \(line)", "ImageTests.swift \(line + 1)"])
  }

  @Test func imagesOfOneSymbolAreEqualWhereverTheyAreNamed() {
    let plus = Image(systemName: "plus")
    #expect(plus == Image(systemName: "plus"))
    #expect(plus != plus.resizable())
    #expect(["plus", "minus"].map(Image.init(systemName:)) == [plus, Image(systemName: "minus")])
  }
}
