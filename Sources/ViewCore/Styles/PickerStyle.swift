/// How pickers look.
///
/// The styles are the library's own, as in SwiftUI; an app picks one with ``View/pickerStyle(_:)``.
public protocol PickerStyle {}

/// A style that the library knows how to draw.
protocol DrawnPickerStyle: PickerStyle {
  var kind: Choices.Kind { get }
}

/// The style that suits the place: the picked option, which opens the others.
public struct DefaultPickerStyle: DrawnPickerStyle {
  let kind = Choices.Kind.menu
  public init() {}
}

/// The picked option, which opens the others.
public struct MenuPickerStyle: DrawnPickerStyle {
  let kind = Choices.Kind.menu
  public init() {}
}

/// All options beside each other.
public struct SegmentedPickerStyle: DrawnPickerStyle {
  let kind = Choices.Kind.segmented
  public init() {}
}

/// All options below each other.
public struct InlinePickerStyle: DrawnPickerStyle {
  let kind = Choices.Kind.inline
  public init() {}
}

/// The picked option, which opens the others; a phone's browser shows them as a wheel or a list.
public struct WheelPickerStyle: DrawnPickerStyle {
  let kind = Choices.Kind.menu
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { Self() }
}

extension View {
  /// Sets how the pickers inside look.
  ///
  /// - Parameter style: The style. One that is not the library's own is the automatic one.
  /// - Returns: The view with its pickers in the style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style as? any DrawnPickerStyle ?? DefaultPickerStyle())
  }

  /// Hides the labels of the controls inside from sight, and tells them to those who do not see.
  ///
  /// - Returns: The view without labels.
  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: any DrawnPickerStyle { DefaultPickerStyle() }
  }

  private enum LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
  }

  var pickerStyle: any DrawnPickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}
