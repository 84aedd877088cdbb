extension StoreRecording {
  /// The endpoints of clients whose answers an exported recording does not have, each with the reason.
  ///
  /// Closures, objects and private answers cannot be exported. ``data()`` leaves them out, and
  /// ``replay(_:withDependencies:)`` of the import ends where a reducer asks for one.
  ///
  /// ```swift
  /// try recording.data().write(to: file)
  /// for answer in recording.unwritableAnswers { print("Not in the file: \(answer)") }
  /// ```
  ///
  /// The original library has no recordings.
  ///
  /// - Complexity: O(*n*) in the size of all answers.
  public var unwritableAnswers: [String] {
    let answers = actions.flatMap(\.values.allAnswers) + answersAfterLastAction
    var texts: [String] = []
    for answer in answers.map(\.forFile) {
      guard let reason = answer.event.value?.reasonForAbsence else { continue }
      let text = "\(answer.name): \(reason)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}

extension RecordedAnswer.Event {
  /// The result, the error or the element, if there is one.
  var value: AnswerValue? {
    switch self {
    case .returned(let value), .threw(let value), .emitted(let value), .failed(let value): value
    case .called, .wasCancelled, .returnedStream, .finished: nil
    }
  }
}

extension AnswerValue {
  /// The reason why a file cannot have the value, or nil if it can.
  fileprivate var reasonForAbsence: String? {
    guard case .known(let answer) = self else { return reason }
    var writer = ValueWriter(names: RecordedNames(), root: Self.root)
    do {
      try answer.write(to: &writer)
      return nil
    } catch {
      return Self.reason(error)
    }
  }
}
