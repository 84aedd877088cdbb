/// The texts of the issues that this module reports.
enum Issues {
  static func unimplemented(endpoint: String, client: String) -> String {
    """
    Unimplemented: '\(client).\(endpoint)'

    The client was made without this endpoint, and does not know what to do. A test starts from such a \
    client, so that it says what the feature uses.

    To fix this, override '\(endpoint)' for the test with 'withDependencies', or pass it to the initializer \
    of '\(client)'.
    """
  }
}
