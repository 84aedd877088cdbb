public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how much of an operation is done.
  ///
  /// ```swift
  /// ProgressView(download.progress)
  /// ```
  ///
  /// Foundation off Apple's platforms does not tell when a progress changes. The view looks four times in a second until
  /// the operation is over, and shows no text of its own.
  ///
  /// - Parameter progress: The progress of the operation.
  public init(_ progress: Progress) {
    self.init(following: progress)
  }
}

/// A progress view whose value is that of an operation.
struct FollowedProgress {
  let progress: Progress
  let configuration: ProgressViewStyleConfiguration
  @State private var shown: Double?
  @Environment(\.timelineClock) private var clock

  init(progress: Progress, configuration: ProgressViewStyleConfiguration) {
    self.progress = progress
    self.configuration = configuration
  }
}

extension FollowedProgress: View {
  var body: some View {
    ProgressView(configuration.with(shown ?? progress.fraction))
      .task(id: ObjectIdentifier(progress)) {
        while true {
          shown = progress.fraction
          let isOver = progress.isFinished || progress.isCancelled
          guard !isOver, (try? await clock.sleep(for: .milliseconds(250))) != nil else { return }
        }
      }
  }
}

extension Progress {
  /// The part of the operation that is done, or `nil` if that is not known.
  fileprivate var fraction: Double? {
    isIndeterminate ? nil : min(max(fractionCompleted, 0), 1)
  }
}
