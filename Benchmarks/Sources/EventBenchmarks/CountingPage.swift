import BrowserHost
import ComposableArchitecture
import Screens
import ViewCore

/// A page of a counter, whose events go through a server's sessions without a socket.
@MainActor
final class CountingPage {
  private let telemetry: Telemetry?
  private let registry: SessionRegistry
  private let connection = SilentConnection()
  private var button = 0
  private var lastEvent = 0
  private var lastFrame = 1

  /// Opens a window.
  init(telemetry: Telemetry?) throws {
    self.telemetry = telemetry
    let log = HostLog(telemetry: telemetry) { _ in }
    WorkObserver.begin(log: log)
    registry = SessionRegistry(log: log) { setting in
      ViewGraph(
        root: CounterView(store: Store(initialState: Counter.State()) { Counter() }),
        environment: setting.environment
      )
    }
    registry.receive(.hello(PageSetting()), from: connection)
    guard let match = connection.frames.firstMatch(of: /\[(\d+),"button"/), let id = Int(match.1)
    else { throw UnexpectedFrames(text: connection.frames) }
    button = id
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
