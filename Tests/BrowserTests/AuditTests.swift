import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import CaseStudies
@testable import Gallery

/// No page breaks a rule of WCAG 2.2, levels A and AA, that a program can check.
///
/// The states of the examples are checked in their journeys, by ``examine(_:_:sourceLocation:)``.
@MainActor
@Suite(.needsBrowser, .needsAudit)
struct AuditTests {
  @Test(arguments: GalleryPage.allCases)
  func galleryPageBreaksNoRuleOfAccessibility(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      try await expectNoViolationsInLightAndDark(on: page)
    }
  }

  @Test func areaThatScrollsIsReachedWhereItHoldsNoControl() async throws {
    let view = VStack {
      ScrollView { Color.blue.frame(height: 400) }.frame(height: 100)
      ScrollView { Button("Tap") {}.frame(height: 400) }.frame(height: 100)
      ScrollView { Text("Short") }.frame(height: 100)
    }
    try await LivePage.show(view) { live in
      try await live.page.waitFor(.text("Short"))
      // The page looks at its areas when it has been laid out.
      try await live.page.waitUntil(
        "`${[...document.querySelectorAll('.scroll')].map((area) => area.tabIndex)}` === '0,-1,-1'"
      )
    }
  }

  @Test func areaIsReachedThatScrollsOnceItsContentHasGrownWithoutAFrame() async throws {
    let view = ScrollView { Text("Short") }.frame(height: 100)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.waitFor(.text("Short"))
      try await page.waitUntil("document.querySelector('.scroll').tabIndex === -1")
      // An image that arrives makes its element larger, and so do larger letters.
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.scrolled').style.minHeight = '400px', true)"
      )
      try await page.waitUntil("document.querySelector('.scroll').tabIndex === 0")
    }
  }

  /// Letters twice as large, from right to left.
  @Test(.needsSizesOfLetters, arguments: GalleryPage.allCases)
  func galleryPageWithLargeTextBreaksNoRuleOfAccessibility(name: GalleryPage) async throws {
    let view = GalleryView(page: name).environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.setLetterSize(32)
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      try await expectNoViolations(on: page)
      try await expectNothingCut(on: page, "\(name)")
    }
  }

  @Test(arguments: GalleryPage.allCases)
  func galleryPageFitsAWindowOf320Points(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.show(on: Self.narrow)
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      try await expectNothingCut(on: page, "\(name)")
    }
  }

  @Test(arguments: 1...29)
  func caseStudyBreaksNoRuleOfAccessibility(number: Int) async throws {
    guard let study = Chapter.study("N\(number)") else { return }
    try await LivePage.show(NavigationStack { StudyView(study: study) }) { live in
      try await live.page.waitFor(.text(study.file))
      try await expectNoViolationsInLightAndDark(on: live.page)
      try await live.page.show(on: Self.narrow)
      try await expectNothingCut(on: live.page, "\(study.file) in a window of 320 points")
      guard Browser.Engine.default == .chromium else { return }
      try await live.page.show(on: .phone)
      try await fromRightToLeftInLargeLetters(live.page) {
        try await expectNoViolations(on: live.page)
        try await expectNothingCut(on: live.page, "\(study.file) in large letters")
      }
    }
  }

  /// The expectation finds texts outside of the window, in areas that do not scroll, and in menus that are too narrow.
  @Test func cutTextIsFound() async throws {
    let view = VStack {
      Text("Whole")
      HStack { ForEach(0..<2) { Text("Wide \($0)").frame(width: 200) } }
      Text("Clipped text").fixedSize().frame(width: 40, height: 20).clipped()
      ScrollView(.horizontal) { Text("In an area that scrolls").fixedSize().frame(width: 400) }
      Text("Limited to one line, as the app says").lineLimit(1)
    }
    try await LivePage.show(view) { live in
      try await live.page.show(on: Self.narrow)
      try await live.page.waitFor(.text("Whole"))
      let cut = try await live.page.cutTexts()
      #expect(Set(cut) == ["Wide 1", "Clipped text"])
    }
  }

  @Test func auditFindsAnImageWithoutAName() async throws {
    try await LivePage.show(Text("A page")) { live in
      try await live.page.waitFor(.text("A page"))
      let _: Bool = try await live.page.evaluate(
        "(document.querySelector('#window').append(document.createElement('img')), true)"
      )
      let violations = try await Audit.violations(on: live.page)
      #expect(violations.count == 1)
      #expect(violations.first?.hasPrefix("image-alt: <img") == true)
    }
  }

  /// Targets of less than 24 points that are close to each other break a rule, too.
  @Test func auditFindsTargetsThatAreTooSmall() async throws {
    try await LivePage.show(Text("A page")) { live in
      try await live.page.waitFor(.text("A page"))
      let _: Bool = try await live.page.evaluate(
        """
        (() => {
          for (const name of ["One", "Two"]) {
            const button = document.createElement("button");
            button.ariaLabel = name;
            button.style = "display: block; width: 12px; height: 12px";
            document.querySelector("#window").append(button);
          }
          return true;
        })()
        """
      )
      let violations = try await Audit.violations(on: live.page)
      #expect(violations.count == 2)
      #expect(violations.allSatisfy { $0.hasPrefix("target-size: <button") })
    }
  }

  private static let narrow = Page.Screen(width: 320, height: 640)

  private func expectNoViolationsInLightAndDark(on page: Page) async throws {
    for scheme in [Page.ColorScheme.light, .dark] {
      try await page.prefer(scheme, reducesMotion: true)
      try await expectNoViolations(on: page)
    }
  }

  private func expectNoViolations(on page: Page) async throws {
    let violations = try await Audit.violations(on: page)
    #expect(violations == [])
  }
}
