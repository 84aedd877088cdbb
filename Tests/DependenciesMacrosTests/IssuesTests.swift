import Testing

@testable import DependenciesMacros

struct IssuesTests {
  @Test func issueNamesTheUnimplementedEndpoint() {
    #expect(
      Issues.unimplemented(endpoint: "fetch", client: "FactClient") == """
        Unimplemented: 'FactClient.fetch'

        The client was made without this endpoint. A test begins with such a client, so that every endpoint that \
        the feature uses is reported until the test overrides it.

        To fix this, override 'fetch' for the test with 'withDependencies', or pass it to the initializer \
        of 'FactClient'.
        """
    )
  }
}
