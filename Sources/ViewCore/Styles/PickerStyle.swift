/// The look of a picker.
///
/// Only the library has such styles, as in SwiftUI. Select one with ``View/pickerStyle(_:)``.
public protocol PickerStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _PickerLook { get }
}

/// The look of a picker.
public struct _PickerLook: Sendable {
  let kind: Choices.Kind
}

/// The default style of the context: the selected option, which opens the others.
public struct DefaultPickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
  public init() {}
}

/// The selected option, which opens the others.
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

/// All options beside each other, such as symbols or colors, also in a menu.
public struct PalettePickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
  public init() {}
}

/// All options below each other, of which one is marked.
public struct RadioGroupPickerStyle: PickerStyle {
  public var _look: _PickerLook { _PickerLook(kind: .inline) }
  public init() {}
}

/// The selected option, which opens the others.
///
/// The browser of a phone shows them as a wheel or a list.
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

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: Self { Self() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the pickers inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its picker style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._look.kind)
  }

  /// Hides the labels of the controls inside.
  ///
  /// Screen readers still read them.
  ///
  /// - Returns: The view without visible labels.
  public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Shows or hides the labels of the controls inside.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: $isSoundOn).labelsVisibility(.visible)
  /// ```
  ///
  /// Screen readers read them anyway.
  ///
  /// - Parameter visibility: Whether the labels are visible. They are with `automatic`, too.
  /// - Returns: The view with the labels of its controls.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
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
