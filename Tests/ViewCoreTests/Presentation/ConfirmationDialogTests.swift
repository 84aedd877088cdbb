import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ConfirmationDialogTests {
  private struct Screen: View {
    var titleVisibility = Visibility.automatic
    var hasOwnCancel = false
    @State private var isShown = false
    @State private var log: [String] = []

    var body: some View {
      Text(verbatim: "\(log) \(isShown)")
      Button("Choose") { isShown = true }
        .confirmationDialog(
          "Pick one",
          isPresented: $isShown,
          titleVisibility: titleVisibility
        ) {
          Button("First") { log.append("first") }
          if hasOwnCancel { Button("Neither", role: .cancel) { log.append("neither") } }
        } message: {
          Text("It matters.")
        }
    }
  }

  @Test func choiceActsAndClosesTheDialog() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Choose"))
    #expect(view.text.suffix(4) == ["Pick one", "It matters.", "First", "Cancel"])
    try view.tap(.button("First"))
    #expect(view.text == [#"["first"] false"#, "Choose"])
  }

  /// Nine in the evening in Greenwich, which is the next day far in the east.
  @Test func dialogTitleUsesTheUsersTimeZone() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_GB")
    environment.timeZone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    let date = Date(timeIntervalSince1970: 21 * 3600)
    let view = ViewHarness(environment: environment) {
      Text("Screen").confirmationDialog(
        Text(date, style: .time),
        isPresented: .constant(true),
        titleVisibility: .hidden
      ) {
        Button("Go") {}
      }
      NavigationStack {
        Text("Root").navigationTitle(Text(date, style: .date))
          .navigationDestination(isPresented: .constant(true)) { Text("Pushed") }
      }
    }
    #expect(view.outline.contains("aria-label=\"2:00\""))
    #expect(view.outline.contains("title=\"2 January 1970\""))
  }

  @Test func cancelButtonIsAddedIfThereIsNone() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Choose"))
    try view.tap(.button("Cancel"))
    #expect(view.text == ["[] false", "Choose"])
    let other = ViewHarness { Screen(hasOwnCancel: true) }
    try other.tap(.button("Choose"))
    #expect(!other.contains(.button("Cancel")))
    try other.dismiss()
    #expect(other.text == [#"["neither"] false"#, "Choose"])
  }

  @Test func dialogTitleIsVisibleOnRequest() throws {
    for (visibility, name) in [
      (Visibility.automatic, "unseen"), (.hidden, "unseen"), (.visible, "alert-title"),
    ] {
      let view = ViewHarness { Screen(titleVisibility: visibility) }
      try view.tap(.button("Choose"))
      #expect(try view.attribute("class", of: .heading("Pick one")) == name)
    }
  }

  @Test func dialogButtonsKeepTheDataOfThePresentation() throws {
    struct Screen: View {
      let title: String
      @State private var item: Int? = 3
      @State private var isShown = true
      @State private var chosen: [Int] = []

      var body: some View {
        Text(verbatim: "\(chosen)")
          .confirmationDialog(title, isPresented: $isShown, presenting: item) { item in
            Button("Choose \(item)") { chosen.append(item) }
          } message: {
            Text("The number is \($0).")
          }
      }
    }
    let view = ViewHarness { Screen(title: "Number") }
    #expect(view.contains(.text("The number is 3.")))
    try view.tap(.button("Choose 3"))
    #expect(view.text == ["[3]"])
  }

  @Test func actionSheetIsConfirmationDialog() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var log: [String] = []

      var body: some View {
        Text(verbatim: "\(log)").actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Photo"),
            message: Text("Where from?"),
            buttons: [
              .default(Text("Camera")) { log.append("camera") },
              .destructive(Text("None")) { log.append("none") },
            ]
          )
        }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(
      view.text == ["[]", "Photo", "Where from?", "Camera", "None", "Cancel"]
    )
    #expect(try view.attribute("data-role", of: .button("None")) == "destructive")
    try view.tap(.button("Camera"))
    #expect(view.text == [#"["camera"]"#])
  }
}
