import BrowserTesting
import Foundation
import Testing

@testable import ViewTesting

/// Apps in processes of their own, apart from their pages.
struct AppProcessTests {
  @Test func filesOfAnAppAreInItsHomeAlone() {
    #expect(
      AppProcess.directories(in: URL(filePath: "/home")) == [
        "HOME": "/home", "XDG_DATA_HOME": "/home/data", "XDG_CONFIG_HOME": "/home/config",
        "XDG_CACHE_HOME": "/home/cache",
      ]
    )
  }

  @Test func appWithoutAnAddressIsReportedInTime() async {
    await #expect {
      _ = try await ServingProcess("/usr/bin/tail", arguments: ["-f", "/dev/null"], within: .zero)
    } throws: { error in
      guard
        case .appDidNotStart("/usr/bin/tail", "no address within 0.0 seconds\n") =
          error as? BrowserError
      else { return false }
      return true
    }
  }
}
