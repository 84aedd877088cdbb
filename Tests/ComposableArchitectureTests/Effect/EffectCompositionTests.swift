@testable import ComposableArchitecture
import Testing

@MainActor
struct EffectCompositionTests {
  /// The actions that a store handles after the reducer has returned an effect for "start".
  private func actions(of effect: Effect<String>) async -> [String] {
    let store = makeStore([String]()) { (state, action: String) in
      guard action != "start" else { return effect }
      state.append(action)
      return .none
    }
    await store.send("start").finish()
    return store.withState(\.self)
  }

  private func run(_ action: String) -> Effect<String> {
    .run { send in await send(action) }
  }

  @Test func compositionsOfNoneAreNone() {
    #expect(Effect<Int>.merge(.none, .none).isNone)
    #expect(Effect<Int>.concatenate([.none]).isNone)
    #expect(Effect<Int>.none.merge(with: .none).isNone)
    #expect(Effect<Int>.none.map { "\($0)" }.isNone)
    #expect(Effect<Int>.none.cancellable(id: 1).isNone)
    #expect(Effect<Int>.none.cancellable(id: 1, cancelInFlight: true).isNone)
  }

  @Test func effectHasTheSizeOfOneWord() {
    #expect(MemoryLayout<Effect<(Int, Int, Int, Int)>>.size == MemoryLayout<Int>.size)
  }

  @Test func mergedEffectsStartInOrder() async {
    #expect(await actions(of: .merge(.send("a"), .send("b"), .send("c"))) == ["a", "b", "c"])
    #expect(await actions(of: .send("a").merge(with: .send("b"))) == ["a", "b"])
    #expect(
      await actions(of: .merge(["a", "b"].map(Effect.send)).merge(with: .send("c")))
        == ["a", "b", "c"]
    )
    #expect(Set(await actions(of: .merge(run("a"), run("b")))) == ["a", "b"])
  }

  @Test func concatenatedEffectsWaitForEachOther() async {
    let effect = Effect.concatenate(
      run("a"),
      .merge(run("b"), .send("c")),
      .concatenate(.send("d"), run("e")),
      .send("f")
    )
    #expect(await actions(of: effect) == ["a", "c", "b", "d", "e", "f"])
    let others: Effect<String> = run("a").concatenate(with: run("b")).concatenate(with: .send("c"))
    #expect(await actions(of: others) == ["a", "b", "c"])
  }

  @Test func effectsOfTheSameKindAreTakenApart() async {
    func count(_ effect: Effect<String>) -> Int? {
      switch effect.operation {
      case .merge(let parts), .concatenate(let parts): parts.count
      default: nil
      }
    }
    let merged = Effect.merge(.send("a"), .merge(.send("b"), .none, .send("c")), .send("d"))
    #expect(count(merged) == 4)
    #expect(count(.send("0").merge(with: merged)) == 5)
    #expect(count(.merge(.none, merged)) == 4)
    #expect(await actions(of: .send("0").merge(with: merged)) == ["0", "a", "b", "c", "d"])

    let after = Effect.concatenate(run("a"), .concatenate(run("b"), merged), run("e"))
    #expect(count(after) == 4)
    #expect(await actions(of: after) == ["a", "b", "a", "b", "c", "d", "e"])
    let before: Effect<String> = run("0").concatenate(with: after)
    #expect(count(before) == 5)
  }

  @Test func mapReachesEveryKindOfEffect() async {
    let numbers = Effect<Int>.concatenate(
      .send(1),
      .run { send in await send(2) },
      .merge(.send(3), .cancel(id: "other")),
      .run { send in await send(4) }.cancellable(id: "id")
    )
    #expect(await actions(of: numbers.map { "\($0)" }) == ["1", "2", "3", "4"])
  }
}
