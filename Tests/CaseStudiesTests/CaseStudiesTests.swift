import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies
@testable import CaseStudySources

/// The list of all studies, and their sources.
@MainActor
struct CaseStudiesTests {
  private static let studies = Chapter.all.flatMap(\.studies)

  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/CaseStudies/Studies")

  @Test func eachFileIsAStudyAndEachFeatureHasOne() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Self.studies.map(\.file)))
    // A study that needs a running XCTest has no page.
    #expect(Set(Self.studies.map(\.id) + ["N10"]) == Set((1...29).map { "N\($0)" }))
    #expect(Self.studies.count == Set(Self.studies.map(\.id)).count)
  }

  @Test(arguments: 1...29)
  func aStudyOpensWithItsSource(number: Int) throws {
    guard let study = Chapter.study("N\(number)") else { return }
    let text = try SourceText.text(of: study.file)
    let file = folder.appendingPathComponent(study.file)
    #expect(try text == String(contentsOf: file, encoding: .utf8))

    for width in [390.0, 1_200] {
      let view = ViewHarness(size: CGSize(width: width, height: 800)) { CaseStudiesView() }
      try view.tap(.button("\(study.id) \(study.title) \(study.summary)"))
      #expect(view.contains(.heading(study.title)))
      // A source beside the screen has no link to it.
      #expect(view.contains(.button("Source")) == (width < 760))
      if width < 760 { try view.tap(.button("Source")) }
      #expect(view.contains(.text(study.file)))
      #expect(view.contains(.text(text)))
      if width < 760 { try view.dismiss() }
      try view.goBack()
      #expect(view.contains(.heading("Case Studies")))
    }
  }

  @Test(arguments: [(0, "0 nights"), (1, "1 night"), (2, "2 nights")])
  func pluralsAgreeWithNumbers(number: Int, words: String) {
    #expect(number.counted("night") == words)
  }

  @Test func irregularPluralsAgreeWithNumbers() {
    #expect([1, 2].map { $0.counted("leaf", "leaves") } == ["1 leaf", "2 leaves"])
  }
}
