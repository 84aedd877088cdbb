import SwiftUI

/// All case studies by subject.
struct CaseStudiesView: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(Chapter.all) { chapter in
          Section(chapter.title) {
            ForEach(chapter.studies) { study in
              NavigationLink(value: study.id) {
                StudyRow(study: study)
              }
            }
          }
        }
        Section("Not on a page") {
          Text(
            """
            N10, expected failures: 'XCTExpectFailure' asks for a test of XCTest that runs, and a page has \
            none. It is in Tests/NotesTests/TheBasicsTests.swift, and runs by \
            'swift test --filter testGetFact_Failure'.
            """
          )
          .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Case Studies")
      .navigationDestination(for: String.self) { id in
        if let study = Chapter.study(id) {
          StudyView(study: study)
        }
      }
    }
  }
}

private struct StudyRow: View {
  let study: CaseStudy

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(study.id)
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 36, alignment: .leading)
      VStack(alignment: .leading) {
        Text(study.title)
        Text(study.summary)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}
