import Foundation
import ViewValues

/// The page that code runs for.
///
/// Tasks inherit it from the code that starts them. It is a class so that an event and a flush, which make it the
/// current page, allocate nothing for that.
final class ViewPage: RunningPage {
  /// The page whose event, or whose view, started the running code.
  static var current: ViewPage? { CurrentPage.value as? ViewPage }

  /// Opens URLs beside the page.
  let openURL: OpenURLAction
  let request: PageRequest
  let user: WindowUser?
  let values: WindowValues
  private let logoutAction: LogoutAction
  /// The user's locale settings.
  let settings: LocaleSettings
  /// Copies texts to the clipboard of the user's system.
  let clipboard: WindowClipboard
  /// Has the screen reader of the user read texts.
  let announcer: WindowAnnouncer
  /// The size and the settings of the window.
  let metrics: StateLocation<WindowMetrics>?
  /// The value that the user drags.
  let drag = WindowDrag()

  @MainActor
  init(_ environment: EnvironmentValues, clipboard: WindowClipboard, announcer: WindowAnnouncer) {
    self.clipboard = clipboard
    self.announcer = announcer
    openURL = environment.openURL
    request = environment.pageRequest
    user = environment.windowUser
    values = environment.sceneValues?.window ?? WindowValues()
    logoutAction = environment.logout
    settings = LocaleSettings(environment)
    metrics = environment.metricsOfWindow
  }

  /// Runs code of the app with this page as the current one.
  @MainActor
  func run<Result>(_ operation: () -> Result) -> Result {
    CurrentPage.$value.withValue(self, operation: operation)
  }

  @MainActor
  func open(_ url: URL) -> Bool {
    var isOpened = false
    openURL(url) { isOpened = $0 }
    return isOpened
  }

  @MainActor
  func logout(to address: String) -> Bool {
    logoutAction(to: address)
  }
}

extension LocaleSettings {
  @MainActor
  init(_ environment: EnvironmentValues) {
    self.init(
      locale: environment.locale,
      timeZone: environment.timeZone,
      calendar: environment.calendar
    )
  }
}
