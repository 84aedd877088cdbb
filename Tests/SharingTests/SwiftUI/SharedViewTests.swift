import Sharing
import SwiftUINavigationCore
import Testing
import ViewCore
import ViewTesting

@MainActor
struct SharedViewTests {
  struct Settings: Sendable {
    var isOn = false
    var name = ""
  }

  private struct Names: View {
    @Shared(.inMemory("names")) var names: [String] = []

    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
      Button("Add") { $names.withLock { $0.append("Blob \($0.count)") } }
    }
  }

  private struct Count: View {
    @SharedReader(.inMemory("names")) var names: [String] = []

    var body: some View { Text("\(names.count) names") }
  }

  private struct Form: View {
    @Shared var settings: Settings

    var body: some View {
      Toggle("Switch", isOn: Binding($settings.isOn))
      TextField("Name", text: Binding($settings.name))
      Text("\(settings.name) is \(settings.isOn ? "on" : "off")")
    }
  }

  private struct Chosen: View {
    let shared: [Shared<Int>]
    @State private var index = 0

    var body: some View {
      Number(number: shared[index])
      Button("Next") { index += 1 }
    }
  }

  private struct Number: View {
    @Shared var number: Int

    init(number: Shared<Int>) { _number = number }

    var body: some View { Text("\(number)") }
  }

  private struct Kept: View {
    let title: String
    @State.Shared(.inMemory("kept")) var count = 1
    @State.SharedReader(.inMemory("kept")) var reader = 1

    var body: some View {
      Text("\(title) \(count) \(reader)")
      Button("Other") { $count = Shared(wrappedValue: 10, .inMemory("other")) }
      Button("Change") { $count.withLock { $0 += 1 } }
    }
  }

  private struct Titled: View {
    @State private var number = 0

    var body: some View {
      Kept(title: "Title \(number)")
      Button("Rename") { number += 1 }
    }
  }

  @Test func viewKeepsItsReference() throws {
    let view = ViewHarness { Titled() }
    #expect(view.text.first == "Title 0 1 1")
    try view.tap(.button("Change"))
    #expect(view.text.first == "Title 0 2 2")
    try view.tap(.button("Other"))
    try view.tap(.button("Change"))
    #expect(view.text.first == "Title 0 11 2")
    try view.tap(.button("Rename"))
    #expect(view.text.first == "Title 1 11 2")
  }

  @Test func viewsRunAgainWhenTheValueChanges() throws {
    let view = ViewHarness {
      Names()
      Count()
    }
    #expect(view.text == ["Add", "0 names"])
    try view.tap(.button("Add"))
    #expect(view.text == ["Blob 0", "Add", "1 names"])
    @Shared(.inMemory("names")) var names: [String] = []
    $names.withLock { $0 = ["Changed elsewhere"] }
    #expect(view.text == ["Changed elsewhere", "Add", "1 names"])
  }

  @Test func controlsWriteThroughBindings() throws {
    @Shared(value: Settings()) var settings
    let view = ViewHarness { [shared = $settings] in Form(settings: shared) }
    try view.tap(.toggle("Switch"))
    try view.type("Blob", into: .textField("Name"))
    #expect(settings.isOn)
    #expect(settings.name == "Blob")
    #expect(view.text.contains("Blob is on"))
  }

  @Test func aViewThatIsHandedAnotherValueShowsThat() throws {
    let shared = [Shared(value: 1), Shared(value: 1)]
    let view = ViewHarness { Chosen(shared: shared) }
    #expect(view.text == ["1", "Next"])
    try view.tap(.button("Next"))
    shared[0].withLock { $0 = 5 }
    #expect(view.text == ["1", "Next"])
    shared[1].withLock { $0 = 7 }
    #expect(view.text == ["7", "Next"])
  }

  @Test func viewShowsTheChangeOfAnotherThread() async throws {
    @Shared(value: 1) var number
    let view = ViewHarness { [shared = $number] in Number(number: shared) }
    await Task.detached { [shared = $number] in
      shared.withLock { $0 = 2 }
    }.value
    try await view.wait { $0.text == ["2"] }
  }
}
