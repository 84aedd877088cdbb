/// The texts of the issues that this module reports.
enum Issues {
  static func unimplemented(endpoint: String, client: String) -> String {
    """
    Unimplemented: '\(client).\(endpoint)'

    The client was made without this endpoint. A test begins with such a client, so that every endpoint that \
    the feature uses is reported until the test overrides it.

    To fix this, override '\(endpoint)' for the test with 'withDependencies', or pass it to the initializer \
    of '\(client)'.
    """
  }
}
