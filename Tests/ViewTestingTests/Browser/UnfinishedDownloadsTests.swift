import ConcurrencyExtras
import Testing

@testable import ViewTesting

struct UnfinishedDownloadsTests {
  @Test func waitLastsUntilEachDownloadHasEnded() async {
    let downloads = UnfinishedDownloads()
    downloads.note("Browser.downloadWillBegin", ["guid": "a"])
    downloads.note("Browser.downloadWillBegin", ["guid": "b"])
    let hasWaited = Locked(false)
    async let waiting: Void = {
      await downloads.waitForEnd(atMost: .seconds(600))
      hasWaited.withLock { $0 = true }
    }()
    downloads.note("Browser.downloadProgress", ["guid": "a", "state": "inProgress"])
    downloads.note("Browser.downloadProgress", ["guid": "a", "state": "completed"])
    downloads.note("Page.frameNavigated", ["guid": "b"])
    await Task.yield()
    #expect(!hasWaited.withLock { $0 })
    downloads.note("Browser.downloadProgress", ["guid": "b", "state": "canceled"])
    await waiting
    #expect(hasWaited.withLock { $0 })
  }

  @Test func waitEndsAtOnceWithoutADownload() async {
    await UnfinishedDownloads().waitForEnd(atMost: .seconds(600))
  }

  @Test func waitEndsWithItsLimit() async {
    let downloads = UnfinishedDownloads()
    downloads.note("Browser.downloadWillBegin", ["guid": "a"])
    await downloads.waitForEnd(atMost: .zero)
  }
}
