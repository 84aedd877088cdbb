public import Foundation

/// The shape of a button with a background.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Form: Equatable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }

  private let form: Form

  /// The shape that the page decides: a rectangle with round corners.
  public static let automatic = Self(form: .automatic)
  /// A capsule.
  public static let capsule = Self(form: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = Self(form: .rounded(nil))
  /// A circle, for a label of a symbol.
  public static let circle = Self(form: .circle)

  /// A rectangle with round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    Self(form: .rounded(radius))
  }

  /// The CSS declarations of a button.
  var css: String? {
    switch form {
    case .automatic, .rounded(nil): nil
    case .capsule: "border-radius:100vmax"
    case .circle: "border-radius:50%;aspect-ratio:1;padding:0.5rem"
    case .rounded(let radius?): "border-radius:\(CSS.length(radius))"
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    switch form {
    case .automatic: RoundedRectangle(cornerRadius: 9).path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 9).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(self, by: amount) }
}

nonisolated extension View {
  /// Sets the shape of the buttons, menus and links with a background inside.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The view with its buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }

  /// The shape of buttons with a background.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// Returns the CSS declarations of a button with some classes.
  ///
  /// Only a button with a background has a size and a shape of its own.
  @MainActor
  func buttonStyle(of classes: String?) -> String? {
    guard let classes, classes.hasSuffix("bordered") || classes.hasSuffix("prominent") else {
      return nil
    }
    let style = self[styles: (any PrimitiveButtonStyle).self].last as? any DrawnButtonStyle
    return CSS.style(
      controlSize.buttonStyle,
      buttonBorderShape.css,
      style?.ground.map { "--glass:\($0)" }
    )
  }
}
