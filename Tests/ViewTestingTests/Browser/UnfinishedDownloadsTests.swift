import Testing

@testable import ViewTesting

struct UnfinishedDownloadsTests {
  @Test func downloadIsUnfinishedUntilTheBrowserTellsItsEnd() {
    let downloads = UnfinishedDownloads()
    downloads.note("Browser.downloadWillBegin", ["guid": "a"])
    downloads.note("Browser.downloadWillBegin", ["guid": "b"])
    downloads.note("Browser.downloadProgress", ["guid": "a", "state": "inProgress"])
    downloads.note("Page.frameNavigated", ["guid": "b"])
    #expect(downloads.ids == ["a", "b"])
    downloads.note("Browser.downloadProgress", ["guid": "a", "state": "completed"])
    #expect(downloads.ids == ["b"])
    downloads.note("Browser.downloadProgress", ["guid": "b", "state": "canceled"])
    #expect(downloads.ids == [])
  }

  @Test func waitEndsWithTheLastDownload() async {
    let downloads = UnfinishedDownloads()
    downloads.note("Browser.downloadWillBegin", ["guid": "a"])
    async let waiting: Void = downloads.waitForEnd(atMost: .seconds(600))
    downloads.note("Browser.downloadProgress", ["guid": "a", "state": "completed"])
    await waiting
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
