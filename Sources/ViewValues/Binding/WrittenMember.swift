internal import ConcurrencyExtras

/// The member of a value that is written through a binding, for issues about the value.
///
/// A write through `$store.bill.title` writes the whole `bill` to the store. Code that handles it reads ``keyPath``, which
/// is `\.title` then. Release builds do not know it.
package enum WrittenMember {
  // NB: Unchecked, because a key path is `Sendable` only where its captured indices are. It is only read here.
  @TaskLocal private static var current: UncheckedSendable<AnyKeyPath>?

  /// The member of the value that is being written, or nil if the value itself is.
  package static var keyPath: AnyKeyPath? { current?.value }

  /// Runs code that writes a value because a member of it is written.
  package static func writing(_ member: AnyKeyPath, _ write: () -> Void) {
    #if DEBUG
    let path = keyPath.flatMap(member.appending) ?? member
    $current.withValue(UncheckedSendable(path), operation: write)
    #else
    write()
    #endif
  }

  /// Runs code that handles a write, and that may write other values.
  package static func handling<Result>(_ body: () -> Result) -> Result {
    keyPath == nil ? body() : $current.withValue(nil, operation: body)
  }
}
