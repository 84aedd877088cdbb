import ComposableArchitecture
import SwiftUI

/// A button that runs a test on the page, and the test's issues.
struct TestSection: View {
  let name: String
  let test: @MainActor () async -> Void

  @State private var issues: [IssueRecorder.Issue]?

  init(_ name: String, test: @escaping @MainActor () async -> Void) {
    self.name = name
    self.test = test
  }

  var body: some View {
    Section {
      Button(name) {
        Task { issues = await IssueRecorder.issues(during: test) }
      }
      if let issues {
        Text(issues.contains(where: \.isFailure) ? "Failed" : "Passed")
        IssueList(issues: issues)
      }
    }
  }
}

/// The reported issues, with the source lines that they point at.
struct IssueList: View {
  let issues: [IssueRecorder.Issue]

  var body: some View {
    ForEach(issues.indices, id: \.self) { index in
      VStack(alignment: .leading) {
        Text("\(issues[index].isFailure ? "At" : "Noted at") line \(String(issues[index].line))")
          .foregroundStyle(.secondary)
        Text(issues[index].text)
      }
      .font(.caption.monospaced())
    }
  }
}
