import ConcurrencyExtras

/// The reducer or the body that runs, for a line about a main actor that does not answer.
final class RunningWork: Sendable {
  private let subject = Locked<(kind: MainActorWork.Kind, type: Any.Type)?>(nil)

  /// The work in words, without values of the app.
  var name: String? {
    subject.withLock(\.self).map { kind, type in
      switch kind {
      case .reducer: "the reducer of \(typeName(type))"
      case .body: "the body of \(typeName(type))"
      }
    }
  }

  /// Notes work while it runs, and then the work around it.
  @MainActor
  func note<Result>(_ work: MainActorWork, while body: () -> Result) -> Result {
    let outer = subject.withLock { subject in
      defer { subject = (work.kind, work.subject) }
      return subject
    }
    defer { subject.withLock { $0 = outer } }
    return body()
  }
}
