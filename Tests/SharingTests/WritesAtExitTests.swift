import Foundation
import Testing

@testable import Sharing

struct WritesAtExitTests {
  private final class Place: WritingPlace {
    func finishWrites(before deadline: Date) {}
  }

  @Test func releasedPlacesAreRemoved() {
    var places = WritingPlaces()
    let kept = Place()
    places.add(kept)
    for _ in 0..<1_000 { places.add(Place()) }
    #expect(places.count <= 64)
    #expect(places.all.map { $0 === kept } == [true])
  }
}
