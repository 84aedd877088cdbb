/// How pickers look.
///
/// The styles are the library's own, as in SwiftUI; an app picks one with ``View/pickerStyle(_:)``.
public protocol PickerStyle {
  /// Which look it is.
  ///
  /// Only the library can make one.
  var _look: _PickerLook { get }
}

/// The look of a picker.
public struct _PickerLook: Sendable {
  let kind: Choices.Kind
}

/// The style that suits the place: the picked option, which opens the others.
public struct DefaultPickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
  public init() {}
}

/// The picked option, which opens the others.
public struct MenuPickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
  public init() {}
}

/// All options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
  public init() {}
}

/// All options below each other.
public struct InlinePickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .inline) }
  public init() {}
}

/// The picked option, which opens the others; a phone's browser shows them as a wheel or a list.
public struct WheelPickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
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

nonisolated extension View {
  /// Sets how the pickers inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its pickers in the style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._look.kind)
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
    static let defaultValue = Choices.Kind.menu
  }

  private enum LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
  }

  var pickerKind: Choices.Kind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}
