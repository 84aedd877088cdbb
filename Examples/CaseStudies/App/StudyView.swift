import CaseStudySources
import SwiftUI

/// A case study with its source beside it, or below where the window is narrow.
struct StudyView: View {
  let study: CaseStudy

  var body: some View {
    GeometryReader { window in
      if window.size.width > 760 {
        HStack(alignment: .top, spacing: 0) {
          StudyScreen(study: study)
            .frame(width: 360)
          Divider()
          SourceView(file: study.file)
        }
      } else {
        ScrollView {
          StudyScreen(study: study)
          Divider()
          SourceView(file: study.file)
        }
      }
    }
    .navigationTitle(study.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The screen alone, which is made once.
private struct StudyScreen: View {
  let study: CaseStudy

  var body: some View {
    study.makeScreen()
  }
}

private struct SourceView: View {
  let file: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(file)
          .font(.headline)
        Text(source)
          .font(.system(size: 12, design: .monospaced))
      }
      .padding()
    }
  }

  private var source: String {
    do {
      return try SourceText.text(of: file)
    } catch {
      return "The source is not beside the program: \(error.localizedDescription)"
    }
  }
}
