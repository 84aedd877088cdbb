import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import Standups

struct AppRouteTests {
  private static let standup = "00000000-0000-0000-0000-000000000064"
  private static let meeting = "00000000-0000-0000-0000-0000000000C8"

  @Test(arguments: [
    (AppRoute.list, "/"),
    (.standup(Standup.design.id), "/standups/\(standup)"),
    (
      .meeting(standup: Standup.design.id, Meeting.held.id),
      "/standups/\(standup)/meetings/\(meeting)"
    ),
  ])
  func routeIsPrintedAndParsed(route: AppRoute, address: String) throws {
    #expect(route.address == address)
    let url = try #require(URL(string: "https://standups.example\(address)"))
    #expect(AppRoute(url) == route)
  }

  @Test(arguments: ["/standups/\(standup.lowercased())", "/standups/\(standup)/?from=mail"])
  func addressMayBeWrittenInAnotherWay(address: String) throws {
    let url = try #require(URL(string: "https://standups.example\(address)"))
    #expect(AppRoute(url) == .standup(Standup.design.id))
  }

  @Test(arguments: [
    "/standups", "/standups/1", "/people/\(standup)", "/standups/\(standup)/meetings",
    "/standups/\(standup)/meetings/1", "/standups/\(standup)/meetings/\(meeting)/notes",
  ])
  func otherAddressesAreNotRoutes(address: String) throws {
    let url = try #require(URL(string: "https://standups.example\(address)"))
    #expect(AppRoute(url) == nil)
  }
}
