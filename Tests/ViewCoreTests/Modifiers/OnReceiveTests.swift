import OpenCombine
import Testing
import ViewCore
import ViewTesting

@MainActor
struct OnReceiveTests {
  @Test func eachValueRunsTheAction() {
    let numbers = PassthroughSubject<Int, Never>()
    struct Sum: View {
      let numbers: PassthroughSubject<Int, Never>
      @State private var sum = 0

      var body: some View {
        Text("\(sum)").onReceive(numbers) { sum += $0 }
      }
    }
    let view = ViewHarness { Sum(numbers: numbers) }
    numbers.send(2)
    numbers.send(3)
    #expect(view.text == ["5"])
    view.unmount()
    numbers.send(100)
  }

  /// A subject that has a value hands it on while the view is being made, when no state may be set.
  @Test func currentValueOfPublisherArrivesAtOnce() {
    struct Shower: View {
      let subject: CurrentValueSubject<String, Never>
      @State private var text = "nothing"

      var body: some View {
        Text(verbatim: text).onReceive(subject) { text = $0 }
      }
    }
    let subject = CurrentValueSubject<String, Never>("first")
    let view = ViewHarness { Shower(subject: subject) }
    #expect(view.text == ["first"])
    subject.send("second")
    #expect(view.text == ["second"])
  }

  @Test func viewKeepsItsSubscriptionUntilThePublisherChanges() throws {
    struct Switcher: View {
      let subjects: [PassthroughSubject<Int, Never>]
      @State private var index = 0
      @State private var sum = 0

      var body: some View {
        Button("Next") { index = 1 }.onReceive(subjects[index]) { sum += $0 }
        Text("\(sum)")
      }
    }
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let view = ViewHarness { Switcher(subjects: subjects) }
    subjects[0].send(1)
    #expect(view.text == ["Next", "1"])
    try view.tap(.button("Next"))
    subjects[0].send(10)
    subjects[1].send(100)
    #expect(view.text == ["Next", "101"])
  }
}
