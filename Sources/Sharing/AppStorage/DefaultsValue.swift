import Foundation

/// A value of the user defaults at one read.
///
/// NB: `@unchecked Sendable` holds because values of property lists are not changed.
struct DefaultsValue: Equatable, @unchecked Sendable {
  /// The value, or nil where the name has none.
  let object: Any?
  /// The number of changes by other processes, if that is known.
  let revision: Int

  init(_ object: Any?, revision: Int) {
    self.object = object
    self.revision = revision
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.revision == rhs.revision && areEqual(lhs.object, rhs.object)
  }

  /// Whether two values of property lists are equal.
  static func areEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?): NSArray(object: lhs).isEqual(to: [rhs])
    default: false
    }
  }
}
