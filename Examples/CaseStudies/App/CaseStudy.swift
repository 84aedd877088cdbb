import Foundation
import SwiftUI

/// A small screen that shows one feature of the architecture, with the file that it is in.
@MainActor
struct CaseStudy: Identifiable {
  /// The feature's id in the list of all features.
  nonisolated let id: String
  let title: String
  let summary: String
  let file: String
  let makeScreen: () -> AnyView

  init(
    _ id: String,
    _ title: String,
    _ summary: String,
    file: String = #fileID,
    @ViewBuilder screen: @escaping () -> some View
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.file = URL(fileURLWithPath: file).lastPathComponent
    makeScreen = { AnyView(screen()) }
  }
}
