package import ConcurrencyExtras

/// The declaration in a view that a binding was made from, for issues about values written to it.
///
/// Code that handles the write reads ``current``. Debug builds know it for bindings made from a `@State`,
/// `@Bindable`, `@ObservedObject`, `@StateObject`, `@EnvironmentObject` or `@UIBindable`, and for members of these
/// bindings. A `@Binding` has the origin of the binding that was passed to it.
///
/// NB: The origin is an object, so two values of the same view stay equal byte for byte. An unchanged
/// view then does not run again. The place of the binding expression itself, `$store.title`, is
/// unknown: in Swift 6.3 subscripts for dynamic members cannot have `#line`.
package final class BindingOrigin: Sendable {
  /// The origin of the binding that is written to.
  @TaskLocal package static var current: BindingOrigin?

  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  private init(_ location: SourceLocation) {
    fileID = location.fileID
    filePath = location.filePath
    line = location.line
    column = location.column
  }

  private struct Place: Hashable {
    /// The address of the path.
    let file: UInt
    let line: UInt
    let column: UInt
  }

  private static let known = Locked<[Place: BindingOrigin]>([:])

  /// The shared origin of all bindings made from one declaration.
  static func of(_ location: SourceLocation) -> BindingOrigin {
    let place = Place(
      file: UInt(bitPattern: location.filePath.utf8Start),
      line: location.line,
      column: location.column
    )
    return known.withLock { known in
      if let origin = known[place] { return origin }
      let origin = BindingOrigin(location)
      known[place] = origin
      return origin
    }
  }
}

/// The declaration of a property wrapper, which only debug builds store.
package struct BindingDeclaration: Sendable {
  #if DEBUG
  private let origin: BindingOrigin?

  package init(_ location: SourceLocation?) {
    origin = location.map(BindingOrigin.of)
  }

  /// Runs code that writes through a binding made from the wrapper.
  package func writing(_ write: () -> Void) {
    guard let origin else { return write() }
    BindingOrigin.$current.withValue(origin, operation: write)
  }
  #else
  package init(_ location: SourceLocation?) {}

  package func writing(_ write: () -> Void) {
    write()
  }
  #endif
}
