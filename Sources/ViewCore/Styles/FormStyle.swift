/// The look of a form.
///
/// Apps cannot declare styles, because the stylesheet draws them.
public protocol FormStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _FormLook { get }
}

/// The look of a form, which is the same in all styles.
public struct _FormLook: Sendable {
  init() {}
}

/// The default style: rows on cards.
public struct AutomaticFormStyle: FormStyle {
  public var _look: _FormLook { _FormLook() }
  public init() {}
}

/// Rows on cards.
public struct GroupedFormStyle: FormStyle {
  public var _look: _FormLook { _FormLook() }
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the forms inside.
  ///
  /// - Parameter style: The style. All have the look of grouped forms.
  /// - Returns: The view with its forms.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self
  }
}
