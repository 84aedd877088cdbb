import Foundation

/// A Chromium without a window.
struct ChromiumBrowser: BrowserDriver {
  private let process: BrowserProcess
  private let devTools: CommandConnection

  init(executable: String) async throws(BrowserError) {
    let folder = BrowserProcess.makeFolder()
    let command = [executable] + Self.arguments(profile: folder.path)
    process = try BrowserProcess(command, in: folder, reads: 3, writes: 4)
    devTools = CommandConnection(PipeTransport(input: process.input, output: process.output))
    _ = try await devTools.call("Browser.getVersion")
  }

  func makePage(preparedBy script: String?) async throws(BrowserError) -> any PageDriver {
    try await ChromiumPage.make(in: devTools, preparedBy: script)
  }

  var hasEnded: Bool { devTools.isClosed }

  func close() {
    devTools.close()
    process.end()
  }

  private static func arguments(profile: String) -> [String] {
    let arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--force-color-profile=srgb", "--hide-scrollbars", "--lang=en-US", "about:blank",
    ]
    // The browser's sandbox does not work for the superuser, which containers use.
    return getuid() == 0 ? ["--no-sandbox"] + arguments : arguments
  }
}
