internal import ConcurrencyExtras
public import Dependencies

// Animations are not views, so off Apple's platforms they are in a module below the views.
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewValues
#endif

extension DependencyValues {
  /// Lets a feature dismiss itself.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  ///
  /// case .closeButtonTapped:
  ///   return .run { _ in await dismiss() }
  /// ```
  ///
  /// The parent receives the `.dismiss` of its ``PresentationAction``, or the `.popFrom` of its ``StackAction``. The
  /// feature's effects are cancelled. A call in a feature that is not presented is reported as an issue.
  ///
  /// To test the feature alone, check its test store:
  ///
  /// ```swift
  /// await store.send(.closeButtonTapped)
  /// #expect(store.isDismissed)
  /// ```
  ///
  /// Or replace it:
  ///
  /// ```swift
  /// $0.dismiss = DismissEffect { isDismissed.setValue(true) }
  /// ```
  ///
  /// The nearest one wins: a presented feature dismisses itself, unless it is replaced inside of the presentation.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self].read() }
    set { self[DismissKey.self] = newValue.set() }
  }
}

enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static var testValue: DismissEffect { liveValue }
  static var previewValue: DismissEffect { liveValue }
}

/// Ends the presentation of a feature.
///
/// See `DependencyValues.dismiss`.
///
/// An effect calls it like a function.
public struct DismissEffect: Sendable {
  private let custom: (@MainActor @Sendable () -> Void)?
  /// The number of presentations around the code that has set the custom function.
  private var presentations = 0
  private var place: EffectPlace?

  /// Ends the presentation of the feature whose effect calls it.
  init() {
    custom = nil
  }

  /// Calls a function instead of dismissing, for tests.
  ///
  /// - Parameter dismiss: The function to call when the feature dismisses itself.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    custom = dismiss
  }

  var isCustom: Bool { custom != nil }

  /// A copy that remembers the effect that reads it, so that the effect can pass it to other tasks.
  func read() -> Self {
    guard let place = EffectPlace.current else { return self }
    var effect = self
    effect.place = place
    return effect
  }

  /// A copy that remembers how many presentations are around the code that sets it.
  func set() -> Self {
    var effect = self
    effect.presentations = PresentationDepth.current
    return effect
  }

  /// Ends the presentation.
  ///
  /// When the call returns, the parent has handled the action and the feature's effects are cancelled. An action that
  /// the same effect sends afterwards is reported as an issue, because the feature is gone.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    dismiss(
      reportingAt: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Ends the presentation with an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation of the changes on the screen, or nil for none.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(animation: animation),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Ends the presentation with a transaction.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the changes on the screen.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    withTransaction(transaction) {
      dismiss(
        reportingAt: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  @MainActor
  private func dismiss(reportingAt location: SourceLocation) {
    let place = EffectPlace.current ?? place
    if let custom, presentations >= place?.presentations ?? 0 {
      custom()
    } else if let dismiss = place?.dismiss {
      dismiss()
    } else {
      location.report(Issues.dismissedWithoutPresentation())
    }
  }
}
