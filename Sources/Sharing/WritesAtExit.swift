import ConcurrencyExtras
package import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A place that may have values still to write.
package protocol WritingPlace: AnyObject, Sendable {
  /// Waits until all saves are written.
  func finishWrites(before deadline: Date)
}

/// Finishes the writes of a process that exits.
package enum WritesAtExit {
  private static let places = Locked<[WeakPlace]>([])

  private struct WeakPlace: Sendable {
    weak var place: (any WritingPlace)?
  }

  private static let registration: Void = {
    atexit { WritesAtExit.finish() }
  }()

  package static func add(_ place: any WritingPlace) {
    _ = registration
    places.withLock { places in
      places.removeAll { $0.place == nil }
      places.append(WeakPlace(place: place))
    }
  }

  private static func finish() {
    let deadline = Date(timeIntervalSinceNow: 5)
    for place in places.withLock({ $0 }) {
      place.place?.finishWrites(before: deadline)
    }
  }
}
