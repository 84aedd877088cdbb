import ConcurrencyExtras

/// Where a view declares what a binding was made of, for issues with what is written to the binding.
///
/// Whoever handles the write asks for ``current``. It is known in debug builds, of bindings that are made of a
/// `@Bindable` or an `@ObservedObject`.
///
/// NB: That it is an object makes two declarations of the same view equal, byte for byte: a view whose inputs are equal
/// is not run again. The place of the binding itself, `$store.title`, is not known to Swift 6.3: subscripts for
/// dynamic members take no `#line`.
package final class BindingOrigin: TrackedObject, Sendable {
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
    /// Where the path is in memory.
    let file: UInt
    let line: UInt
    let column: UInt
  }

  private static let known = Locked<[Place: BindingOrigin]>([:])

  /// The one origin of all bindings that are made of a declaration.
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

/// The place where a property wrapper is declared, in debug builds; others do not keep it.
struct BindingDeclaration: Sendable {
  #if DEBUG
  private let origin: BindingOrigin?

  init(_ location: SourceLocation?) {
    origin = location.map(BindingOrigin.of)
  }

  /// Runs code that writes to a binding which was made of the wrapper.
  func writing(_ write: () -> Void) {
    guard let origin else { return write() }
    BindingOrigin.$current.withValue(origin, operation: write)
  }
  #else
  init(_ location: SourceLocation?) {}

  func writing(_ write: () -> Void) {
    write()
  }
  #endif
}
