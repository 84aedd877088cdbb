import Foundation
import Observation
import Testing
import ViewCore
import ViewTesting

/// Containers of an app, which show the views of their content one by one.
@MainActor
struct SubviewTests {
  /// A container that shows each subview in a line of its own, with its number.
  private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          HStack {
            Text("\(index + 1).")
            subview
          }
        }
      }
    }
  }

  @Test func contentIsTakenApart() {
    let isShown = ["a"].count == 1
    let view = ViewHarness {
      Numbered {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        .padding()
        if isShown { Text("d") }
        if !isShown { Text("not") } else { Text("e") }
        ForEach(["f", "g"], id: \.self) { Text($0) }
        AnyView(Text("h"))
        EmptyView()
      }
    }
    #expect(
      view.text
        == ["1.", "a", "2.", "b", "3.", "c", "4.", "d", "5.", "e", "6.", "f", "7.", "g", "8.", "h"]
    )
  }

  @Test func subviewsKeepTheirStateWhenOthersComeAndGo() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0

      var body: some View {
        Button("\(name) \(count)") { count += 1 }
      }
    }
    struct Content: View {
      @State private var names = ["a", "b"]
      @State private var hasFirst = false

      var body: some View {
        Numbered {
          if hasFirst { Counter(name: "first") }
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
        Button("Change") {
          names.removeFirst()
          hasFirst = true
        }
      }
    }
    let view = ViewHarness { Content() }
    try view.tap(.button("b 0"))
    try view.tap(.button("Change"))
    #expect(view.contains(.button("b 1")))
    #expect(view.contains(.button("first 0")))
    #expect(!view.contains(.button("a 0")))
  }

  @Test func subviewsHaveTheEnvironmentOfTheirPlaceAndOfTheirContent() {
    struct Label: View {
      @Environment(\.lineLimit) private var lines
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text("\(lines ?? 0) \(isEnabled ? "on" : "off")") }
    }
    let view = ViewHarness {
      ForEach(subviews: Group { Label().lineLimit(2) }.disabled(true)) { subview in
        subview.lineLimit(5)
      }
      ForEach(subviews: Label()) { $0.lineLimit(5) }
    }
    #expect(view.text == ["2 off", "5 on"])
  }

  @Test func containerReadsTheValuesOfItsSubviews() {
    struct Framed: View {
      var body: some View { Text("framed") }
    }
    let content = Group {
      Text("plain")
      Text("ranked").containerValue(\.rank, 1).padding()
      Framed().containerValue(\.rank, 2).onTapGesture {}
      Group {
        Text("inner").containerValue(\.rank, 3)
        Text("outer")
      }
      .containerValue(\.rank, 4)
      Text("tagged").tag("t")
    }
    let view = ViewHarness {
      ForEach(subviews: content) { subview in
        Text("\(subview.containerValues.rank)")
        if subview.containerValues.hasTag("t") {
          Text(subview.containerValues.tag(for: String.self) ?? "")
        }
        if subview.containerValues.tag(for: Int.self) != nil { Text("wrong") }
      }
    }
    #expect(view.text == ["0", "1", "2", "4", "4", "0", "t"])
  }

  @Test func viewHasAValueForNobody() {
    let view = ViewHarness { Text("alone").containerValue(\.rank, 1) }
    #expect(view.text == ["alone"])
  }

  @Test func subviewsCanBeChosen() {
    let view = ViewHarness {
      Group(subviews: TupleContent()) { subviews in
        Text("\(subviews.count)")
        subviews.dropFirst()
        if let first = subviews.first { first }
        subviews
      }
      Group(subviews: ForEach(1...3, id: \.self) { Text("\($0)") }) { subviews in
        subviews[1...]
        subviews[0]
      }
    }
    // A view with a body of its own is one subview.
    #expect(view.text == ["1", "x", "y", "x", "y", "2", "3", "1"])
  }

  private struct TupleContent: View {
    var body: some View {
      Text("x")
      Text("y")
    }
  }

  @Test func contentIsTakenApartIntoSections() {
    let view = ViewHarness {
      ForEach(
        sections: Group {
          Text("loose")
          Section("Title") {
            Text("a")
            Text("b")
          }
          .containerValue(\.rank, 7)
          Section {
            Text("c")
          } footer: {
            Text("end")
          }
        }
      ) { section in
        Text("[\(section.content.count)")
        section.header
        section.content
        section.footer
        Text("\(section.containerValues.rank)]")
      }
      Group(sections: Text("only")) { Text("\($0.count) sections") }
      Group(subviews: Section("Title") { Text("a") }) { Text("\($0.count) views") }
    }
    #expect(
      view.text
        == [
          "[1", "loose", "0]", "[2", "Title", "a", "b", "7]", "[1", "c", "end", "0]", "1 sections",
          "2 views",
        ]
    )
  }

  @Test func subviewsFollowTheModel() {
    struct Content: View {
      let model: Model

      var body: some View {
        Numbered { ForEach(model.names, id: \.self) { Text($0) } }
      }
    }
    let model = Model()
    let view = ViewHarness { Content(model: model) }
    model.names = ["b", "a"]
    #expect(view.text == ["1.", "b", "2.", "a"])
  }

  @Test func rowsOfAListCanBeSubviews() throws {
    let view = ViewHarness {
      List {
        ForEach(subviews: ForEach(["a", "b"], id: \.self) { Text($0) }) { subview in
          subview.padding()
        }
      }
    }
    #expect(view.text == ["a", "b"])
    #expect(view.outline.components(separatedBy: "class=\"row").count == 3)
  }
}

@MainActor
@Observable
private final class Model {
  var names = ["a"]
}

private struct RankKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}
