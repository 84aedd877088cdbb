import Testing
import ViewCore
import ViewTesting

@MainActor
struct JourneySourceTests {
  /// The steps that a journey writes, without the file around them.
  private func steps(
    of view: some View,
    _ journey: (ViewHarness) throws -> Void
  ) throws -> [String] {
    let harness = ViewHarness(recordsJourney: true) { view }
    try journey(harness)
    var options = JourneyOptions()
    options.view = "View()"
    return harness.journeySource(options: options).split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    .drop { !$0.hasPrefix("let view") }.dropFirst().dropLast(2)
    .map(String.init)
  }

  @Test func fileHasTheStepsAndWhatTheyNeed() throws {
    let view = ViewHarness(recordsJourney: true) { Button("Add") {} }
    try view.tap(.button("Add"))
    try view.tap(.button("Add"))
    var options = JourneyOptions()
    options.imports = ["ComposableArchitecture"]
    options.module = "Todos"
    options.view = "TodosView()"
    #expect(
      view.journeySource(options: options) == """
        import ComposableArchitecture
        import SwiftUI
        import Testing
        import ViewTesting

        @testable import Todos

        @MainActor
        struct RecordedJourneyTests {
          @Test func recordedJourneyIsPossibleAgain() async throws {
            let view = ViewHarness { TodosView() }
            try await view.waitFor(.button("Add"))
            try view.tap(.button("Add"))
            try view.tap(.button("Add"))
          }
        }

        """
    )
  }

  @Test func viewThatIsNotKnownIsAPlaceholder() {
    let source = ViewHarness(recordsJourney: true) { Text("A") }.journeySource()
    #expect(source.contains("// Fill in the view that the page shows, with its store."))
    #expect(source.contains("ViewHarness { <#view#> }"))
  }

  @Test func textOfASecureFieldIsAPlaceholder() throws {
    struct Fields: View {
      @State private var password = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          Button("Log in") {}
        }
      }
    }
    let steps = try steps(of: Fields()) {
      try $0.type("secret-1", into: .textField("Password"))
      try $0.tap(.button("Log in"))
    }
    #expect(
      steps == [
        "try await view.waitFor(.textField(\"Password\"))",
        "// Fill in the text of the secure field, which is not recorded.",
        "try view.type(<#text#>, into: .textField(\"Password\"))",
        "try view.tap(.button(\"Log in\"))",
      ]
    )
  }

  @Test func typedTextIsOneStepAndGivesTheFocus() throws {
    let lines = try steps(of: Form()) { view in
      for text in ["D", "De", "De \"x\""] { try view.type(text, into: .textField("Title")) }
      try view.submit(.textField("Title"))
    }
    #expect(
      lines == [
        #"try await view.waitFor(.textField("Title"))"#,
        #"try view.type("De \"x\"", into: .textField("Title"))"#,
        #"try view.submit(.textField("Title"))"#,
      ]
    )
  }

  /// The row's name has the text, so that later letters are in another row.
  @Test func typedTextIsInTheRowOfItsFirstLetter() throws {
    struct Names: View {
      @State private var names = ["", ""]
      var body: some View {
        List(0..<2, id: \.self) { index in
          HStack {
            Text("Name \(names[index])")
            TextField("Name", text: $names[index])
          }
        }
      }
    }
    let lines = try steps(of: Names()) { view in
      try view.type("Ada", into: .textField("Name").element(boundBy: 1))
      for text in ["B", "Be", "Bea"] {
        try view.type(text, into: .textField("Name").element(boundBy: 0))
      }
    }.filter { $0.contains("\"Bea\"") }
    #expect(lines == [#"try view.type("Bea", into: .textField("Name", in: .row("Name ")))"#])
  }

  @Test func controlsHaveCallsOfTheirOwn() throws {
    let lines = try steps(of: Form()) { view in
      try view.tap(.toggle("Done"))
      try view.pick("Two", in: .picker("Number"))
      try view.tap(.textField("Title"))
      try view.blur(.textField("Title"))
    }
    #expect(
      lines == [
        #"try await view.waitFor(.toggle("Done"))"#,
        #"try view.tap(.toggle("Done"))"#,
        #"try view.pick("Two", in: .picker("Number"))"#,
        #"try view.tap(.textField("Title"))"#,
        #"try view.blur(.textField("Title"))"#,
      ]
    )
  }

  @Test func equalButtonsAreToldApartByTheirRowsOrTheirPlaces() throws {
    let lines = try steps(of: Rows(titles: ["Rent", "Food", "Food"])) { view in
      try view.tap(.button("Pay", in: .row("Rent")))
      try view.tap(.button("Pay").element(boundBy: 2))
    }.filter { !$0.contains("waitFor") }
    #expect(
      lines == [
        #"try view.tap(.button("Pay", in: .row("Rent")))"#,
        #"try view.tap(.button("Pay").element(boundBy: 2))"#,
      ]
    )
  }

  @Test func rowsAreSwipedAndDeleted() throws {
    let lines = try steps(of: Rows(titles: ["Rent", "Food"])) { view in
      try view.swipe(.text("Rent"), edge: .leading)
      try view.tap(.button("Star"))
      try view.delete(.text("Food"))
    }.filter { !$0.contains("waitFor") }
    #expect(
      lines == [
        #"try view.swipe(.row("Rent"), edge: .leading)"#,
        #"try view.tap(.button("Star"))"#,
        #"try view.delete(.row("Food"))"#,
      ]
    )
  }

  @Test func sheetIsAwaitedAndDismissed() throws {
    let lines = try steps(of: Sheet()) { view in
      try view.tap(.button("Open"))
      try view.tap(.button("Inside"))
      try view.dismiss()
    }
    #expect(
      lines == [
        #"try await view.waitFor(.button("Open"))"#,
        #"try view.tap(.button("Open"))"#,
        #"try await view.waitFor(.button("Inside"))"#,
        #"try view.tap(.button("Inside"))"#,
        "try view.dismiss()",
      ]
    )
  }

  @Test func gestureWithoutACallIsAComment() throws {
    let lines = try steps(of: Text("Map").onLongPressGesture {}) { view in
      try view.send(.longPress, nearest: .text("Map"))
    }
    #expect(lines == [#"// Fill in a long press on .button("Map"), which has no source."#])
  }

  @Test func stepThatThePageRefusesIsNone() throws {
    let source = try steps(of: Button("Add") {}.disabled(true)) { view in
      #expect(throws: HarnessError.self) { try view.tap(.button("Add")) }
    }
    #expect(source.isEmpty)
  }

  @Test func nothingIsKeptUnlessItIsAskedFor() throws {
    let view = ViewHarness { Button("Add") {} }
    try view.tap(.button("Add"))
    #expect(!view.journeySource().contains("tap"))
  }
}

private struct Form: View {
  @State private var title = ""
  @State private var isDone = false
  @State private var number = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Title", text: $title).focused($isFocused).onSubmit {}
      Toggle("Done", isOn: $isDone)
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
  }
}

private struct Rows: View {
  let titles: [String]

  var body: some View {
    List {
      ForEach(titles.indices, id: \.self) { index in
        HStack {
          Text(titles[index])
          Button("Pay") {}
        }
        .swipeActions(edge: .leading) { Button("Star") {} }
      }
      .onDelete { _ in }
    }
  }
}

private struct Sheet: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Button("Inside") {} }
  }
}
