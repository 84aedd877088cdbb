package import ViewCore

/// A message from a page to its session.
package enum ClientMessage: Equatable, Sendable {
  /// A page was loaded and asks for a new session.
  case hello(PageSetting)
  /// A page came back and asks to resume after the frames that it has.
  ///
  /// Without them it can have a session made anew that an earlier process has saved. The connections of a tab have rising
  /// numbers.
  case resume(
    session: SessionID,
    received: Int,
    connection: Int = 0,
    RestorationRequest? = nil
  )
  /// The user did something.
  case event(PageEvent)
  /// An event was reported that cannot be decoded.
  case invalidEvent(number: Int, received: Int, ClientMessageError)
  /// The page has applied the frames up to this one.
  case acknowledge(received: Int)
  /// The page asks for a sign of life.
  case ping
  /// The page is being closed.
  case leave
}

extension ClientMessage {
  /// Whether it asks for a session.
  var beginsSession: Bool {
    switch self {
    case .hello, .resume: true
    default: false
    }
  }

  /// The reason for which the message or a part of it is refused, or `nil` if all of it is valid.
  var refusal: ClientMessageError? {
    switch self {
    case .invalidEvent(_, _, let error): error
    case .event(let event) where !event.refusedNodes.isEmpty: .outOfRange(field: "value")
    default: nil
    }
  }
}

/// The knowledge of a page about a session that is made anew.
package struct RestorationRequest: Equatable, Sendable {
  /// The last event that was saved as far as the page knows.
  package var saved: Int
  /// The settings of the user, and the address of the page.
  package var setting: PageSetting

  package init(saved: Int, setting: PageSetting) {
    self.saved = saved
    self.setting = setting
  }
}

/// An event with its place in the order of a page's events.
package struct PageEvent: Equatable, Sendable {
  /// The number that the page gave it.
  ///
  /// Numbers rise. A number that came before marks a repetition.
  package var number: Int
  /// The last frame that the page had applied when it happened.
  package var received: Int
  package var node: NodeID
  package var event: Event
  /// The elements whose sizes are out of range, and so are not in the event.
  package var refusedNodes: [NodeID]
  /// A number that the page has chosen for the event by chance, and repeats if it does the event again.
  package var key: Int?

  package init(
    number: Int,
    received: Int,
    node: NodeID,
    event: Event,
    refusedNodes: [NodeID] = [],
    key: Int? = nil
  ) {
    self.number = number
    self.received = received
    self.node = node
    self.event = event
    self.refusedNodes = refusedNodes
    self.key = key
  }
}
