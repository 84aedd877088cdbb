import Observation
import OpenCombine
import Synchronization
import Testing
import ViewCore
import ViewTesting

@Observable private final class Shown {
  var shown = 0
  var hidden = 0
}

@Observable private final class Profile {
  var name = ""
}

@MainActor
struct StateTests {
  @Test func aChildReadsAndWritesThroughABinding() throws {
    struct Parent: View {
      @State private var isOn = false
      let runs: Counter

      var body: some View {
        runs.value += 1
        return Child(isOn: $isOn)
      }
    }
    struct Child: View {
      @Binding var isOn: Bool

      var body: some View {
        Toggle("Switch", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let runs = Counter()
    let view = ViewHarness { Parent(runs: runs) }
    try view.tap(.toggle("Switch"))
    #expect(view.text == ["Switch", "on"])
    // The parent hands on a binding and reads nothing.
    #expect(runs.value == 1)
  }

  @Test func aViewRunsOnlyForThePropertiesThatItRead() {
    struct Screen: View {
      let model: Shown
      let runs: Counter

      var body: some View {
        runs.value += 1
        return Text("\(model.shown)")
      }
    }
    let model = Shown()
    let runs = Counter()
    let view = ViewHarness { Screen(model: model, runs: runs) }
    model.hidden = 1
    #expect(view.patches.isEmpty)
    #expect(runs.value == 1)
    model.shown = 1
    #expect(view.text == ["1"])
    #expect(runs.value == 2)
  }

  @Test func aViewWithEqualInputsDoesNotRun() throws {
    struct Parent: View {
      @State private var count = 0
      let runs: Counter

      var body: some View {
        Button("\(count)") { count += 1 }
        Child(title: String(repeating: "a long title ", count: 3), runs: runs)
      }
    }
    struct Child: View {
      let title: String
      let runs: Counter

      var body: some View {
        runs.value += 1
        return Text(title)
      }
    }
    let runs = Counter()
    let view = ViewHarness { Parent(runs: runs) }
    try view.tap(.button("0"))
    #expect(view.contains(.button("1")))
    #expect(runs.value == 1)
  }

  final class Model: ObservableObject {
    @Published var title = "old"
  }

  @Test func anObservedObjectRunsTheBody() {
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View { Text(model.title) }
    }
    let model = Model()
    let view = ViewHarness { Screen(model: model) }
    model.title = "new"
    #expect(view.text == ["new"])
  }

  @Test func anEnvironmentObjectRunsTheViewsThatReadIt() throws {
    struct Title: View {
      @EnvironmentObject private var model: Model

      var body: some View {
        Text(model.title)
        TextField("Title", text: $model.title)
      }
    }
    let model = Model()
    let view = ViewHarness { VStack { Title() }.environmentObject(model) }
    try view.type("new", into: .textField("Title"))
    #expect(model.title == "new")
    #expect(view.text == ["new"])
  }

  @Test func aStateObjectIsMadeOnceForAPlace() throws {
    struct Parent: View {
      @State private var count = 0

      var body: some View {
        Button("Again \(count)") { count += 1 }
        Child(count: count)
      }
    }
    struct Child: View {
      let count: Int
      @StateObject private var model = Model()

      var body: some View {
        TextField("Title", text: $model.title)
      }
    }
    let view = ViewHarness { Parent() }
    try view.type("kept", into: .textField("Title"))
    try view.tap(.button("Again 0"))
    #expect(try view.attribute("value", of: .textField("Title")) == "kept")
  }

  @Test func aBindableMakesBindings() throws {
    struct Screen: View {
      @Bindable var profile: Profile

      var body: some View { TextField("Name", text: $profile.name) }
    }
    let profile = Profile()
    let view = ViewHarness { Screen(profile: profile) }
    try view.type("Blob", into: .textField("Name"))
    #expect(profile.name == "Blob")
  }

  @Test func aBindingReachesAPartOfItsValue() {
    var size = (width: 1, height: 2)
    let binding = Binding {
      size
    } set: {
      size = $0
    }
    binding.height.wrappedValue = 5
    #expect(size.height == 5)
    #expect(binding.width.wrappedValue == 1)
  }

  @Test func aBindingToAnOptionalUnwrapsIt() {
    var value: Int? = 1
    let binding = Binding {
      value
    } set: {
      value = $0
    }
    let unwrapped = Binding(binding)
    unwrapped?.wrappedValue = 2
    #expect(value == 2)
    value = nil
    #expect(unwrapped?.wrappedValue == 1)
    #expect(Binding(binding)?.wrappedValue == nil)
  }

  @Test func aStateSetOutsideAViewIsReported() {
    struct Screen: View {
      @State var count = 0
      var body: some View { Text("\(count)") }
    }
    let screen = Screen()
    withKnownIssue {
      screen.count = 1
    } matching: { issue in
      issue.description.contains(
        """
        A state was set outside a view that is part of a window.

          State: State<Int>
        """
      )
    }
    #expect(screen.count == 0)
  }

  @Test func aStateSetDuringABodyIsReported() {
    let line = #line + 2
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    withKnownIssue {
      let view = ViewHarness { Screen() }
      #expect(view.text == ["1"])
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          """
          A state was set while a body was running.

            State: State<Int>
            Body: Screen

          The body may have read the old value already, so that the screen and the state can \
          disagree until the next run, and a state that every run sets never stops changing.

          To fix this, set the state in an action, in 'onAppear' or in 'onChange(of:)'.
          """
        ]
    }
  }

  @Test(arguments: [3, .max])
  func aStateThatIsSetInEachBodyIsReportedOnce(limit: Int) {
    struct Screen: View {
      let limit: Int
      @State private var count = 0

      var body: some View {
        if count < limit { count += 1 }
        return Text("\(count)")
      }
    }
    let count = Mutex(0)
    withKnownIssue {
      let view = ViewHarness { Screen(limit: limit) }
      #expect(view.text == ["3"] || limit == .max)
    } matching: { issue in
      count.withLock { $0 += 1 }
      return issue.description.contains("A state was set while a body was running.")
    }
    #expect(count.withLock(\.self) == 1)
  }

  private final class RunCounter: ObservableObject {
    @Published var runs = 0
  }

  @Test func aModelThatIsChangedInEachBodyIsReportedOnce() {
    struct Screen: View {
      @ObservedObject var model: RunCounter

      var body: some View {
        model.runs += 1
        return Text("Shown")
      }
    }
    let count = Mutex(0)
    withKnownIssue {
      let view = ViewHarness { Screen(model: RunCounter()) }
      #expect(view.text == ["Shown"])
    } matching: { issue in
      count.withLock { $0 += 1 }
      return issue.comments.map(\.rawValue) == [
        """
        A model was changed while a body was running.

          Model: RunCounter
          Body: Screen

        Views that show the model run again, also those that ran already, and a model that every \
        run changes never stops changing.

        To fix this, change the model in an action, in 'onAppear' or in 'onChange(of:)'.
        """
      ]
    }
    #expect(count.withLock(\.self) == 1)
  }

  @Test func aModelThatAnotherBodyChangesIsReported() {
    struct Counter: View {
      let model: Shown

      var body: some View {
        let _ = model.shown += 1
        Text("Shown")
      }
    }
    struct Screen: View {
      let model: Shown

      var body: some View {
        Text("\(model.shown)")
        Counter(model: model)
      }
    }
    withKnownIssue {
      let view = ViewHarness { Screen(model: Shown()) }
      #expect(view.text == ["1", "Shown"])
    } matching: { issue in
      issue.description.contains("A model was changed while a body was running.")
        && issue.description.contains("Body: Counter")
    }
  }
}
