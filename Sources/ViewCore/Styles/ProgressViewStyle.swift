/// A style with which an app draws progress views itself.
///
/// ```swift
/// struct Framed: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ProgressView(configuration).padding().background(Color.yellow)
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a progress view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that a style draws.
public struct ProgressViewStyleConfiguration {
  /// A description of the work.
  public struct Label {
    let content: AnyView
  }

  /// A description of the progress.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The completed part, between 0 and 1, or `nil` if it is not known.
  public let fractionCompleted: Double?
  /// The description of the work, if there is one.
  public var label: Label?
  /// The description of the progress, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the work for screen readers.
  let name: Text?
}

nonisolated extension View {
  /// Sets the style of the progress views inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its progress view style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any ProgressViewStyle).self].append($0)
    }
  }
}

/// A bar if the completed part is known, and else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration: configuration, kind: nil)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates the style with a color.
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration: configuration, kind: .bar, tint: tint)
  }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// Creates the style with a color.
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration: configuration, kind: .circle, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if the completed part is known, and else a spinner.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: Self { Self() }
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}
