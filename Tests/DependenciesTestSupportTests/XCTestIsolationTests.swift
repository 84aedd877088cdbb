import Dependencies
import DependenciesTestSupport
import XCTest

/// Tests of which two do the same, and would not both pass if they shared their defaults.
final class XCTestIsolationTests: XCTestCase {
  @Dependency(\.counter) var counter
  @Dependency(\.name) var badgeName

  func testCountsFromTheBeginning() {
    XCTAssertEqual(counter.next(), 1)
    XCTAssertEqual(counter.next(), 2)
  }

  func testCountsFromTheBeginningAgain() async {
    XCTAssertEqual(counter.next(), 1)
    await Task.yield()
    XCTAssertEqual(counter.next(), 2)
  }

  func testPreparesOnlyItself() {
    prepareDependencies { $0.name = "first" }
    XCTAssertEqual(badgeName, "first")
  }

  func testPreparesOnlyItselfAgain() {
    prepareDependencies { $0.name = "second" }
    XCTAssertEqual(badgeName, "second")
  }
}
