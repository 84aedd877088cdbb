import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import CaseStudies

/// Journeys through the case studies, in a real browser with the real server.
@MainActor
@Suite(.needsBrowser)
struct CaseStudiesJourneyTests {
  @Test(arguments: JourneyDevice.all)
  func userOpensAndUsesStudies(on device: JourneyDevice) async throws {
    let app = RunningApp(CaseStudiesApp())
    try await LivePage.serve({ app.makeWindow(in: $0.environment) }, in: device.engine) { live in
      let page = live.page
      try await device.show(page)
      try await page.waitFor(.heading("Case Studies"))
      try await device.expectToFillWideWindows(page)
      try await device.examine(page, "studies")
      try await page.click(
        .button.matching(partOfName: "Several reducers in one body run in order.")
      )
      try await page.click(.button("Apple for 1"))
      try await page.waitFor(.text("Apple, together 1"))
      // A phone shows the source on a sheet.
      if !device.isPhone { try await page.waitFor(.text("N01-Reducers.swift")) }
      try await device.examine(page, "studies-reducers")
      try await page.goBack()

      try await page.click(
        .button.matching(partOfName: "The screens of a stack by the cases of an enum.")
      )
      try await page.click(.button("Enter the museum"))
      try await page.click(.button("Room 1"))
      try await page.waitFor(.heading("Room 1"))
      try await device.examine(page, "studies-stack")
      try await page.goBack()
      try await page.waitFor(.heading("Museum"))
      try await page.goBack()
      try await page.waitForAbsence(of: .dialog)
      try await page.goBack()
      try await page.waitFor(.heading("Case Studies"))
      #expect(live.log.all == [])
    }
  }

  /// Every study comes up without an error; with `PICTURES` set, they are kept as pictures.
  @Test(arguments: 1...29)
  func eachStudyOpensWithoutErrors(number: Int) async throws {
    guard let study = Chapter.study("N\(number)") else { return }
    let root = NavigationStack { StudyView(study: study) }
    try await LivePage.show(root) { live in
      try await live.page.show(on: .desktop)
      try await live.page.waitFor(.text(study.file))
      #expect(live.log.all == [])
      try await savePictures(of: live.page, "study-\(study.id)")
    }
  }
}
