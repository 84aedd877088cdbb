package import ViewCore

/// What a page tells its session.
package enum ClientMessage: Equatable, Sendable {
  /// A page was loaded and wants a session of its own.
  case hello(PageSetting)
  /// A page came back and wants to go on after the frames that it has.
  case resume(session: SessionID, received: Int)
  /// A person did something.
  case event(PageEvent)
  /// Frames up to and with this one have arrived.
  case acknowledge(received: Int)
  /// The page wants to know whether anyone is there.
  case ping
  /// The page is being closed for good.
  case leave
}

/// An event with its place in the order of a page's events.
package struct PageEvent: Equatable, Sendable {
  /// The number that the page gave it.
  ///
  /// Numbers rise; a number seen before is a repetition.
  package var number: Int
  /// The last frame that the page had applied when it happened.
  package var received: Int
  package var node: NodeID
  package var event: Event

  package init(number: Int, received: Int, node: NodeID, event: Event) {
    self.number = number
    self.received = received
    self.node = node
    self.event = event
  }
}
