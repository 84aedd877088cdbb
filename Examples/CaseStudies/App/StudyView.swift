import CaseStudySources
import SwiftUI

/// A case study with its source beside it, or in a sheet where the window is narrow.
struct StudyView: View {
  let study: CaseStudy

  @State private var showsSource = false

  var body: some View {
    GeometryReader { window in
      let isWide = window.size.width > 760
      HStack(alignment: .top, spacing: 0) {
        StudyScreen(study: study)
          .frame(width: isWide ? 360 : window.size.width)
        if isWide {
          Divider()
          SourceView(file: study.file)
        }
      }
      .toolbar {
        if !isWide {
          ToolbarItem {
            Button("Source") { showsSource = true }
          }
        }
      }
    }
    .navigationTitle(study.title)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $showsSource) {
      SourceView(file: study.file)
    }
  }
}

/// The screen alone, created once.
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
      .frame(maxWidth: .infinity, alignment: .leading)
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
