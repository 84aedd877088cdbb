/// A part of an app's work on the main actor.
package struct MainActorWork {
  package enum Kind: Sendable {
    case reducer
    case body
  }

  package let kind: Kind
  /// The type of the action or of the view.
  package let subject: Any.Type
  private let makeName: () -> String

  /// - Parameters:
  ///   - kind: The kind of work.
  ///   - subject: The type of the action or of the view.
  ///   - name: Returns the name of the action or of the view, without values of the app. It is slow.
  package init(_ kind: Kind, of subject: Any.Type, name: @escaping () -> String) {
    self.kind = kind
    self.subject = subject
    makeName = name
  }

  /// The name of the action or of the view.
  package var name: String { makeName() }
}

/// Performs and measures parts of an app's work.
package protocol MainActorWorkObserver: AnyObject {
  @MainActor
  func perform<Result>(_ work: MainActorWork, _ body: () -> Result) -> Result
}

extension MainActorWork {
  /// The observer of this process, or `nil` where nobody measures.
  ///
  /// A store that is made without one never looks again. Each body reads it.
  @MainActor package static var observer: (any MainActorWorkObserver)?
}
