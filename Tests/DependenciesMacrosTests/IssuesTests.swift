import Testing

@testable import DependenciesMacros

struct IssuesTests {
  @Test func issueNamesTheUnimplementedEndpoint() {
    #expect(
      Issues.unimplemented(endpoint: "fetch", client: "FactClient") == """
        Unimplemented: 'FactClient.fetch'

        The client was made without this endpoint, and does not know what to do. A test starts from such a \
        client, so that it says what the feature uses.

        To fix this, override 'fetch' for the test with 'withDependencies', or pass it to the initializer \
        of 'FactClient'.
        """
    )
  }
}
