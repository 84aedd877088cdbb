import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct NumberControlTests {
  private struct Volume: View {
    @State private var volume: Float = 5

    var body: some View {
      Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
      Text("Volume is \(volume, specifier: "%.1f")")
    }
  }

  @Test func sliderSelectsNumber() throws {
    let view = ViewHarness { Volume() }
    #expect(try view.attribute("value", of: .slider("Volume")) == "5")
    #expect(try view.attribute("step", of: .slider("Volume")) == "0.5")
    try view.type("7.5", into: .slider("Volume"))
    #expect(view.contains(.text("Volume is 7.5")))
    #expect(view.patches.count == 1)
  }

  @Test(arguments: [("99", "10"), ("-1", "0"), ("7.3", "7.5"), ("9.8", "10")])
  func sliderNeverLeavesItsBounds(sent: String, shown: String) throws {
    let view = ViewHarness { Volume() }
    try view.type(sent, into: .slider("Volume"))
    #expect(try view.attribute("value", of: .slider("Volume")) == shown)
  }

  @Test(arguments: ["many", "nan", "1e309", ""])
  func sliderRefusesInvalidNumber(sent: String) throws {
    let view = ViewHarness { Volume() }
    #expect {
      try view.type(sent, into: .slider("Volume"))
    } throws: { error in
      if case HarnessError.refused(_, "invalidValue", _) = error { true } else { false }
    }
    #expect(try view.attribute("value", of: .slider("Volume")) == "5")
  }

  @Test(arguments: [("0.25", "0.25"), ("0.3", "0.3"), ("0.37", "0.35"), ("9", "0.35")])
  func sliderEndsWithItsLastStep(sent: String, shown: String) throws {
    struct Fine: View {
      @State private var value = 0.1

      var body: some View {
        Slider(value: $value, in: 0.1...0.37, step: 0.05) { Text("Fine") }
      }
    }
    let view = ViewHarness { Fine() }
    try view.type(sent, into: .slider("Fine"))
    #expect(try view.attribute("value", of: .slider("Fine")) == shown)
  }

  @Test func stepperStaysInItsBounds() throws {
    struct Guests: View {
      @State private var guests = 1

      var body: some View {
        Stepper("Guests: \(guests)", value: $guests, in: 1...4, step: 2)
      }
    }
    let view = ViewHarness { Guests() }
    #expect(throws: HarnessError.self) { try view.tap(.button("Decrement")) }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "Guests: 3")
    try view.tap(.button("Increment"))
    #expect(view.text.first == "Guests: 4")
    #expect(throws: HarnessError.self) { try view.tap(.button("Increment")) }
    try view.tap(.button("Decrement"))
    #expect(view.text.first == "Guests: 2")
  }

  @Test func stepBeyondLimitsOfItsTypeEndsAtTheBound() throws {
    struct Byte: View {
      @State private var byte: UInt8 = 250

      var body: some View {
        Stepper("Byte \(byte)", value: $byte, in: 3...255, step: 100)
      }
    }
    let view = ViewHarness { Byte() }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "Byte 255")
    for shown in ["Byte 155", "Byte 55", "Byte 3"] {
      try view.tap(.button("Decrement"))
      #expect(view.text.first == shown)
    }
  }

  private struct Count<Value: FixedWidthInteger>: View where Value.Stride == Int {
    @State var value: Value
    let step: Int

    var body: some View {
      Stepper("Count", value: $value, step: step)
      Text(String(value))
    }
  }

  @Test func stepperWithoutRangeStopsAtLargestNumberOfItsType() throws {
    let int = ViewHarness { Count(value: Int.max - 1, step: 5) }
    try int.tap(.button("Increment"))
    #expect(int.contains(.text(String(Int.max))))
    #expect(throws: HarnessError.self) { try int.tap(.button("Increment")) }
    try int.tap(.button("Decrement"))
    #expect(int.contains(.text(String(Int.max - 5))))

    let unsigned = ViewHarness { Count(value: UInt64.max - 1, step: 5) }
    try unsigned.tap(.button("Increment"))
    #expect(unsigned.contains(.text(String(UInt64.max))))
    #expect(throws: HarnessError.self) { try unsigned.tap(.button("Increment")) }
  }

  @Test func stepperWithoutRangeStopsAtSmallestNumberOfItsType() throws {
    let unsigned = ViewHarness { Count(value: UInt(3), step: 2) }
    try unsigned.tap(.button("Decrement"))
    try unsigned.tap(.button("Decrement"))
    #expect(unsigned.contains(.text("0")))
    #expect(throws: HarnessError.self) { try unsigned.tap(.button("Decrement")) }

    let byte = ViewHarness { Count(value: Int8(-100), step: 200) }
    try byte.tap(.button("Increment"))
    #expect(byte.contains(.text("100")))
    try byte.tap(.button("Increment"))
    #expect(byte.contains(.text("127")))
    try byte.tap(.button("Decrement"))
    try byte.tap(.button("Decrement"))
    #expect(byte.contains(.text("-128")))
  }

  @Test func stepperCrossesRangeWiderThanItsStrides() throws {
    struct Wide: View {
      @State private var number = -5

      var body: some View {
        Stepper("Number \(number)", value: $number, in: -5...Int.max, step: 10)
      }
    }
    let view = ViewHarness { Wide() }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "Number 5")
  }

  @Test func sliderHasPrecisionOfItsSteps() throws {
    struct Fine: View {
      @State private var value = 0.0

      var body: some View {
        Slider(value: $value, in: 0...0.01, step: 0.0005) { Text("Fine") }
      }
    }
    let view = ViewHarness { Fine() }
    #expect(try view.attribute("step", of: .slider("Fine")) == "0.0005")
    try view.type("0.0035", into: .slider("Fine"))
    #expect(view.patches.isEmpty)
  }

  @Test func stepperRunsCustomActions() throws {
    var log: [String] = []
    let view = ViewHarness {
      Stepper("Volume", onIncrement: { log.append("up") }, onDecrement: nil)
    }
    try view.tap(.button("Increment"))
    #expect(log == ["up"])
    #expect(throws: HarnessError.self) { try view.tap(.button("Decrement")) }
  }

  @Test func hiddenLabelsRemainForScreenReaders() throws {
    let view = ViewHarness {
      VStack {
        Stepper("Guests", value: .constant(1))
        ProgressView("Saving", value: 0.5)
      }
      .labelsHidden()
    }
    #expect(view.outline.contains("<span class=\"unseen\">"))
    #expect(!view.outline.contains("control-label"))
    #expect(view.text.contains("Guests"))
    #expect(view.contains(ElementQuery(role: "progressbar", name: "Saving")))
  }

  @Test func deprecatedOverloadsTakeTheLabelLast() throws {
    var log: [String] = []
    let view = ViewHarness {
      Stepper(onIncrement: { log.append("up") }, onDecrement: nil) { Text("Own") }
      Stepper(value: .constant(1), in: 0...3, onEditingChanged: { log.append("\($0)") }) {
        Text("Range")
      }
      .disabled(true)
      Slider(
        value: .constant(0.5),
        in: 0...3,
        minimumValueLabel: Text("0"),
        maximumValueLabel: Text("3")
      ) {
        Text("Amount")
      }
      Slider(value: .constant(0.5), in: 0...3, onEditingChanged: { _ in }, label: { Text("B") })
    }
    #expect(view.text == ["Own", "−", "+", "Range", "−", "+", "Amount", "0", "3", "B"])
    #expect(view.contains(.slider("B")))
    #expect(log == [])
  }

  @Test func stepperShowsItsNumberInFormat() throws {
    struct Mix: View {
      @State private var part = 0.5
      private let title = String("Title")

      var body: some View {
        Stepper("Part", value: $part, in: 0...1, step: 0.25, format: .percent)
        Stepper(title, value: $part, in: 0...1, format: .number)
        Stepper("Any", value: $part, step: 0.5, format: .number)
        Stepper(title, value: $part, format: .number)
        Stepper(value: $part, in: 0...1, format: .number) { Text("Label") }
        Stepper(value: $part, format: .number) { Text("Free") }
      }
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let view = ViewHarness(environment: environment) { Mix() }
    let words = view.text.filter { $0 != "+" && $0 != "−" }
    #expect(
      words == [
        "Part", "50%", "Title", "0.5", "Any", "0.5", "Title", "0.5", "Label", "0.5", "Free", "0.5",
      ]
    )
    let harness = ViewHarness(environment: environment) {
      Stepper("Part", value: .constant(0.5), in: 0...1, format: .percent).labelsHidden()
    }
    #expect(harness.contains(.text("50%")))
  }

  @Test func stepUpdatesTheFormattedNumber() throws {
    struct Part: View {
      @State private var part = 0.5

      var body: some View {
        Stepper("Part", value: $part, in: 0...1, step: 0.25, format: .number)
      }
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let view = ViewHarness(environment: environment) { Part() }
    try view.tap(.button("Increment"))
    #expect(view.contains(.text("0,75")))
  }
}
