import Testing
import ViewCore
import ViewTesting

@MainActor
struct NavigationIssuesTests {
  @Test func valueWithoutDestinationIsReportedOnce() {
    withKnownIssue {
      let view = ViewHarness {
        NavigationStack(path: .constant([1, 2])) { Text("root") }
      }
      #expect(view.text == ["Back"])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        A navigation stack has no destination for a value in its path.

          Value: 2
          Type: Int

        The screen of the value is empty.

        To fix this, add '.navigationDestination(for: Int.self)' to a view inside the stack. It \
        applies only while that view is in the stack, so the root view is the best place.
        """
      ]
    }
  }

  @Test func destinationOutsideStackIsReportedOnceAtItsLine() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").navigationDestination(for: Int.self) { Text("\($0)") }
          .onAppear { count += 1 }
      }
    }
    withKnownIssue {
      let view = ViewHarness { Screen() }
      #expect(view.text == ["1"])
    } matching: { issue in
      issue.sourceLocation?.fileName == "NavigationIssuesTests.swift"
        && issue.comments.map(\.rawValue) == [outsideStack("Int")]
    }
  }

  @Test func screenOutsideStackIsReportedWhenItIsPresented() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var item: Int?

      var body: some View {
        Button("Flag") { isShown = true }
          .navigationDestination(isPresented: $isShown) { Text("flag") }
        Button("Item") { item = 1 }
          .navigationDestination(item: $item) { Text("\($0)") }
      }
    }
    let view = ViewHarness { Screen() }
    for name in ["Flag", "Item"] {
      try withKnownIssue {
        try view.tap(.button(name))
      } matching: { issue in
        issue.sourceLocation?.fileName == "NavigationIssuesTests.swift"
          && issue.comments.map(\.rawValue) == [outsideStack("none, it is shown by a binding")]
      }
    }
    #expect(view.text == ["Flag", "Item"])
  }

  private nonisolated func outsideStack(_ values: String) -> String {
    """
    A destination is outside a navigation stack.

      Values: \(values)

    Its screens have no stack to be pushed onto, so none is shown.

    To fix this, put the view that has the modifier '.navigationDestination' into a \
    'NavigationStack'.
    """
  }

  @Test func linkWithAnUnsuitableValueIsReported() throws {
    struct Screen: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Word", value: "word")
            .navigationDestination(for: Int.self) { _ in NavigationLink("Word", value: "word") }
        }
      }
    }
    let view = ViewHarness { Screen() }
    try withKnownIssue {
      try view.tap(.button("Word"))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        A link's value and the values in the path of its stack have different types.

          Value: word
          Type: String

        The link did nothing.

        To fix this, give the link a value of the path's type, or use a 'NavigationPath', which \
        takes values of any type.
        """
      ]
    }
  }

  @Test func removingTooManyScreensIsReported() {
    var path = NavigationPath([1])
    withKnownIssue {
      path.removeLast(2)
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.comments.map(\.rawValue) == [
          """
          A navigation path was told to remove 2 of 1 values.

          It removed those that there are.

          To fix this, remove at most 'path.count' values, or assign 'NavigationPath()' to go back \
          to the root.
          """
        ]
    }
    #expect(path.isEmpty)
  }
}
