import Observation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Views in front and behind show a preference.
@MainActor
struct PreferenceLayerTests {
  @Observable @MainActor
  final class Model {
    var names = ["a", "b"]
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      HStack { ForEach(model.names, id: \.self) { Named($0) } }
    }
  }

  @Test func layersShowTheValueAndFollowIt() {
    let model = Model()
    let view = ViewHarness {
      Rows(model: model)
        .overlayPreferenceValue(NamesKey.self, alignment: .topTrailing) { Text("over \($0.count)") }
        .backgroundPreferenceValue(NamesKey.self) { Text("under \($0.count)") }
    }
    #expect(view.text == ["under 2", "a", "b", "over 2"])
    #expect(view.outline.contains(#"<div class="before" style="place-items:start end">"#))
    model.names.append("c")
    #expect(view.text == ["under 3", "a", "b", "c", "over 3"])
    model.names = []
    #expect(view.text == ["under 0", "over 0"])
  }

  @Test func changeOfAValueRunsTheLayerAlone() {
    let model = Model()
    let view = ViewHarness {
      Rows(model: model).overlayPreferenceValue(NamesKey.self) { Text($0.joined()) }
    }
    #expect(view.text == ["a", "b", "ab"])
    model.names.swapAt(0, 1)
    #expect(view.text == ["b", "a", "ba"])
    #expect(view.patches.count == 2)
    #expect(view.patches.contains { if case .setText(_, "ba") = $0 { true } else { false } })
  }

  @Test func firstFrameHasTheValueAndNothingElseAppears() {
    let appeared = Received<String>()
    var window = GraphWindow(
      Named("a").overlayPreferenceValue(NamesKey.self) { names in
        if names.isEmpty {
          Text("empty").onAppear { appeared.values.append("empty") }
        } else {
          Text("full").onAppear { appeared.values.append("full") }
        }
      }
    )
    let patches = window.graph.mount()
    #expect(patches.count == 1)
    window.take(patches)
    #expect(window.page.texts == ["a", "full"])
    #expect(appeared.values == ["full"])
  }

  @Test func layerShowsTheViewsBelowAndNotItself() {
    let received = Received<[String]>()
    let view = ViewHarness {
      Named("a")
        .overlayPreferenceValue(NamesKey.self) { Named("over " + $0.joined()) }
        .backgroundPreferenceValue(NamesKey.self) { Named("under " + $0.joined()) }
        .onPreferenceChange(NamesKey.self) { received.values.append($0) }
    }
    #expect(view.text == ["under aover a", "a", "over a"])
    #expect(received.values.last == ["under aover a", "a", "over a"])
  }

  @Test func layerOfFunctionsThatProvidesFunctionsSettles() {
    let view = ViewHarness {
      Text("a").preference(key: ActionsKey.self, value: [{ "first" }])
        .overlayPreferenceValue(ActionsKey.self) { actions in
          Text(actions.map { $0() }.joined())
            .preference(key: ActionsKey.self, value: [{ "second" }])
        }
        .overlayPreferenceValue(ActionsKey.self) { actions in
          Text(actions.map { $0() }.joined())
        }
    }
    #expect(view.text == ["a", "first", "firstsecond"])
  }
}
