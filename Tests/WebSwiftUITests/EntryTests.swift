import Testing
import ViewTesting
import WebSwiftUI

/// Values of the environment that `@Entry` declares.
@MainActor
struct EntryTests {
  private struct ValuesView: View {
    @Environment(\.testLabel) private var label
    @Environment(\.testNumber) private var number
    @Environment(\.testName) private var name
    @Environment(\.testReference) private var reference

    var body: some View {
      Text("\(label) \(number) \(name ?? "nobody") \(reference.value)")
    }
  }

  @Test func entryHasItsDefaultValue() {
    let view = ViewHarness { ValuesView() }
    #expect(view.text == ["none 1 nobody 7"])
  }

  @Test func viewProvidesAnotherValueOfAnEntry() {
    let view = ViewHarness {
      ValuesView()
        .environment(\.testLabel, "some")
        .environment(\.testNumber, 2)
        .environment(\.testName, "Blob")
        .environment(\.testReference, Reference(value: 8))
    }
    #expect(view.text == ["some 2 Blob 8"])
  }

  @Test func transactionHasAnEntry() {
    var transaction = Transaction()
    #expect(!transaction.testIsSilent)
    transaction.testIsSilent = true
    #expect(transaction.testIsSilent)
  }

  @Test func containerHasAnEntry() {
    let view = ViewHarness {
      ForEach(
        subviews: Group {
          Text("a").containerValue(\.testRank, 3); Text("b")
        }
      ) {
        Text("\($0.containerValues.testRank)")
      }
    }
    #expect(view.text == ["3", "1"])
  }

  @Test func focusHasAnEntry() throws {
    struct Reader: View {
      @FocusedValue(\.testTitle) private var title

      var body: some View { Text(title ?? "none") }
    }
    let view = ViewHarness {
      Reader()
      TextField("Name", text: .constant("")).focusedValue(\.testTitle, "field")
    }
    #expect(view.text.first == "none")
    try view.focus(.textField("Name"))
    #expect(view.text.first == "field")
  }
}

/// A value that is not `Sendable`.
private final class Reference {
  let value: Int

  init(value: Int) {
    self.value = value
  }
}

extension EnvironmentValues {
  @Entry fileprivate var testLabel = "none"
  @Entry fileprivate var testNumber: Int = 1
  @Entry fileprivate var testName: String?
  @Entry fileprivate var testReference = Reference(value: 7)
}

extension Transaction {
  @Entry fileprivate var testIsSilent = false
}

extension ContainerValues {
  @Entry fileprivate var testRank = 1
}

extension FocusedValues {
  @Entry fileprivate var testTitle: String?
}
