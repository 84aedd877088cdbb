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
  private static let places = Locked(WritingPlaces())

  private static let registration: Void = {
    atexit { WritesAtExit.finish() }
  }()

  package static func add(_ place: any WritingPlace) {
    _ = registration
    places.withLock { $0.add(place) }
  }

  private static func finish() {
    let deadline = Date(timeIntervalSinceNow: 5)
    for place in places.withLock({ $0.all }) { place.finishWrites(before: deadline) }
  }
}

/// A list of weak references to places.
struct WritingPlaces: Sendable {
  private var entries: [Entry] = []
  private var limit = 64

  private struct Entry: Sendable {
    weak var place: (any WritingPlace)?
  }

  /// The number of places, also of those that are released.
  var count: Int { entries.count }

  /// All places in use.
  var all: [any WritingPlace] { entries.compactMap(\.place) }

  /// Adds a place, and removes released ones when the list has doubled.
  mutating func add(_ place: any WritingPlace) {
    if entries.count >= limit {
      entries.removeAll { $0.place == nil }
      limit = max(64, entries.count * 2)
    }
    entries.append(Entry(place: place))
  }
}
