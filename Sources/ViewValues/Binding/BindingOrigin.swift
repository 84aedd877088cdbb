package import ConcurrencyExtras

/// The place in an app's source that a value is written from, for issues about the value.
///
/// Code that handles the write reads ``current``. In debug builds it is the control, such as a `TextField` or a
/// `Button` whose action writes. For a binding that is no control's, it is the declaration in a view that the binding
/// was made from. That is a `@State`, `@Bindable`, `@ObservedObject`, `@StateObject`, `@EnvironmentObject` or
/// `@UIBindable`. Members of a binding have its origin, and a `@Binding` has that of the binding that was passed to it.
///
/// NB: The origin is an object, so two values of the same view stay equal byte for byte. An unchanged
/// view then does not run again. The place of the binding expression itself, `$store.title`, is
/// unknown: in Swift 6.3 subscripts for dynamic members cannot have `#line`.
package final class BindingOrigin: Sendable {
  /// The origin of the value that is being written.
  @TaskLocal package static var current: BindingOrigin?

  package let location: SourceLocation
  /// Whether it is a control, and no declaration.
  package let isControl: Bool

  private init(_ location: SourceLocation, isControl: Bool) {
    self.location = location
    self.isControl = isControl
  }

  private struct Place: Hashable {
    /// The address of the path.
    let file: UInt
    let line: UInt
    let column: UInt
  }

  private static let known = Locked<[Place: BindingOrigin?]>([:])

  /// The shared origin of all bindings made from one declaration.
  static func of(_ declaration: SourceLocation) -> BindingOrigin? {
    known(declaration) { BindingOrigin(declaration, isControl: false) }
  }

  /// The shared origin of all writes of one control.
  ///
  /// It is nil for a control that this library makes, such as the text field of a search.
  static func of(control: SourceLocation) -> BindingOrigin? {
    known(control) { isOfLibrary(control) ? nil : BindingOrigin(control, isControl: true) }
  }

  private static func known(
    _ location: SourceLocation,
    _ make: () -> BindingOrigin?
  ) -> BindingOrigin? {
    let place = Place(
      file: UInt(bitPattern: location.filePath.utf8Start),
      line: location.line,
      column: location.column
    )
    return known.withLock { known in
      if let origin = known[place] { return origin }
      let origin = make()
      known[place] = .some(origin)
      return origin
    }
  }

  private static func isOfLibrary(_ location: SourceLocation) -> Bool {
    let module = "\(location.fileID)".prefix { $0 != "/" }
    return ["ViewCore", "SwiftUINavigation", "SwiftUINavigationCore", "ComposableArchitecture"]
      .contains(module)
  }

  /// Runs code that writes from here.
  ///
  /// A control is nearer to the user's mistake than the declaration behind its binding.
  func writing(_ write: () -> Void) {
    guard isControl || Self.current?.isControl != true else { return write() }
    Self.$current.withValue(self, operation: write)
  }

  /// An action of a control, which debug builds run as code that writes from the control.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - control: The place of the control in the app's source.
  /// - Returns: The action.
  package static func action(
    _ action: @escaping () -> Void,
    at control: SourceLocation
  ) -> () -> Void {
    #if DEBUG
    guard let origin = of(control: control) else { return action }
    return { origin.writing(action) }
    #else
    return action
    #endif
  }
}

/// The origin of a binding, which only debug builds store.
package struct BindingDeclaration: Sendable {
  #if DEBUG
  private let origin: BindingOrigin?

  package init(_ location: SourceLocation?) {
    origin = location.flatMap { BindingOrigin.of($0) }
  }

  init(control: SourceLocation, else declaration: Self) {
    origin = BindingOrigin.of(control: control) ?? declaration.origin
  }

  /// Whether it is a control.
  var isControl: Bool { origin?.isControl == true }

  /// Runs code that writes through a binding of the origin.
  package func writing(_ write: () -> Void) {
    guard let origin else { return write() }
    origin.writing(write)
  }
  #else
  package init(_ location: SourceLocation?) {}

  package func writing(_ write: () -> Void) {
    write()
  }
  #endif
}
