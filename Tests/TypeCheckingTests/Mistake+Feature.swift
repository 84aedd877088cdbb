extension Mistake {
  /// Mistakes in a reducer's closure that returns effects before and after them.
  static let inFeature: [Mistake] = [
    Mistake(
      .feature,
      "case .finished(let id)",
      becomes: "case .finishd(let id)",
      says: "type 'Downloads.Action' has no member 'finishd'"
    ),
    Mistake(
      .feature,
      "case .loaded(.success(let ids))",
      becomes: "case .loaded(.sucess(let ids))",
      says: "type 'Result<[Int], any Error>' has no member 'sucess'"
    ),
    Mistake(
      .feature,
      "state.count -= id",
      becomes: "state.conut -= id",
      says: "value of type 'Downloads.State' has no member 'conut'"
    ),
    Mistake(
      .feature,
      "?.name = \"Done\"",
      becomes: "?.nam = \"Done\"",
      says: "value of type 'Downloads.File' has no member 'nam'"
    ),
    Mistake(
      .feature,
      "state.count = ids.count",
      becomes: "state.count = ids.cont",
      says: "value of type '[Int]' has no member 'cont'"
    ),
    Mistake(
      .feature,
      "state.count = ids.count",
      becomes: #"state.count = "\(ids.count)""#,
      says: "cannot assign value of type 'String' to type 'Int'"
    ),
    Mistake(
      .feature,
      "send(.finished(1))",
      becomes: "send(.finishd(1))",
      says: "type 'Downloads.Action' has no member 'finishd'"
    ),
    Mistake(
      .feature,
      "send(.finished(1))",
      becomes: "send(.finished(\"1\"))",
      says: "cannot convert value of type 'String' to expected argument type 'Int'"
    ),
    Mistake(
      .feature,
      "clock.sleep(for:",
      becomes: "clock.slep(for:",
      says: "value of type 'any Clock<Duration>' has no member 'slep'",
      andSays: [
        "cannot infer contextual base in reference to member 'seconds'"
      ]
    ),
    Mistake(
      .feature,
      "return .run { send in",
      becomes: "return .runn { send in",
      says: "type 'Effect<Downloads.Action>' has no member 'runn'",
      andSays: [
        "cannot infer contextual base in reference to member 'finished'"
      ]
    ),
    Mistake(
      .feature,
      "TextState(\"Failed\")",
      becomes: "TextStat(\"Failed\")",
      says: "cannot find 'TextStat' in scope"
    ),
    Mistake(
      .feature,
      "ButtonState(action: .retry)",
      becomes: "ButtonState(action: .retri)",
      says: "reference to member 'retri' cannot be resolved without a contextual type"
    ),
  ]
}
