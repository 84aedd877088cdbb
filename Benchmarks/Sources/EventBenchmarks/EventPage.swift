import BrowserHost
import ViewCore

/// A page with a button, whose events go through a server's sessions without a socket.
@MainActor
final class EventPage {
  private let telemetry: Telemetry?
  private let registry: SessionRegistry
  private let connection = SilentConnection()
  private var button = 0
  private var lastEvent = 0
  private var lastFrame = 1

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - root: Makes the view of the window.
  ///   - place: The position of the button among the buttons of the page.
  ///   - telemetry: The backend of metrics and traces, if there is one.
  /// - Throws: `UnexpectedFrames` if the page has no such button.
  init(
    _ root: @escaping @MainActor () -> some View,
    button place: Int = 0,
    telemetry: Telemetry? = nil
  ) throws {
    self.telemetry = telemetry
    let log = HostLog(telemetry: telemetry) { _ in }
    WorkObserver.begin(log: log)
    registry = SessionRegistry(log: log) { setting in
      ViewGraph(root: root(), environment: setting.environment)
    }
    registry.receive(.hello(PageSetting()), from: connection)
    let buttons = connection.frames.matches(of: /\[(\d+),"button"/).compactMap { Int($0.1) }
    guard buttons.indices.contains(place) else { throw UnexpectedFrames(text: connection.frames) }
    button = buttons[place]
    connection.forget()
    registry.receive(.acknowledge(received: lastFrame), from: connection)
    tap()
    guard connection.frames.hasPrefix("[2,1,") else {
      throw UnexpectedFrames(text: connection.frames)
    }
    connection.stopKeeping()
  }

  /// Taps the button, and acknowledges the frame that answers.
  func tap() {
    lastEvent += 1
    let event = PageEvent(number: lastEvent, received: lastFrame, node: button, event: .click)
    let message = ClientMessage.event(event)
    let delivery = MessageDelivery(of: message, bytes: 20, in: nil, telemetry: telemetry)
    delivery.perform { registry.receive(message, from: connection) }
    lastFrame += 1
    registry.receive(.acknowledge(received: lastFrame), from: connection)
  }
}

struct UnexpectedFrames: Error {
  let text: String
}
