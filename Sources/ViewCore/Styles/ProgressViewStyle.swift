/// How progress views look: what an app declares to draw them itself.
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
  /// The type of view that the style makes.
  associatedtype Body: View

  /// What a progress view shows.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows of a progress view that it draws.
public struct ProgressViewStyleConfiguration {
  /// What the work is.
  public struct Label {
    let content: AnyView
  }

  /// How much is done, in words.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// How much is done, between 0 and 1, or `nil` where that is not known.
  public let fractionCompleted: Double?
  /// What the work is, if the app said it.
  public var label: Label?
  /// How much is done, in words, if the app said it.
  public var currentValueLabel: CurrentValueLabel?
  /// What the work is to those who do not see the page.
  let name: Text?
}

nonisolated extension View {
  /// Sets how the progress views inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its progress views in the style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1.progressViewStyles.append($0) }
  }
}

extension EnvironmentValues {
  private enum ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: [any ProgressViewStyle] { [] }
  }

  /// The styles of the views around, the innermost last.
  var progressViewStyles: [any ProgressViewStyle] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

/// The look that suits what is known: a bar, or a circle that turns.
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

  /// A bar in a colour.
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

  /// A circle in a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration: configuration, kind: .circle, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that suits what is known.
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
