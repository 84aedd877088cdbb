internal import ConcurrencyExtras

#if canImport(Darwin)
extension SourceLocation {
  /// Always nil: SwiftUI's bindings do not know their origin.
  static var ofBinding: SourceLocation? { nil }

  /// Always nil: SwiftUI has no place of a control.
  static var ofControl: SourceLocation? { nil }
}
#else
internal import ViewCore

extension SourceLocation {
  /// The control that writes a value, or else the view's declaration of the property behind the binding.
  static var ofBinding: SourceLocation? { BindingOrigin.current?.location }

  /// The control that writes a value.
  static var ofControl: SourceLocation? {
    BindingOrigin.current.flatMap { $0.isControl ? $0.location : nil }
  }
}
#endif
