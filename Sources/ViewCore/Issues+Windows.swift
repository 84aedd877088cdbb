extension Issues {
  static func windowNotOpened(_ request: WindowRequest, _ failure: WindowRequest.Failure) -> String
  {
    let evidence = [
      request.id.map { "  Id: \($0)" }, request.valueType.map { "  Type of the value: \($0)" },
    ].compactMap(\.self).joined(separator: "\n")
    switch failure {
    case .unknown(let names):
      return """
        The app declares no such window.

        \(evidence)
          Windows: \(names.isEmpty ? "none with an id or a value" : names.joined(separator: ", "))

        No window opens.

        To fix this, add a 'WindowGroup' with this id, or for this type, to the 'body' of the app.
        """
    case .invalidValue:
      return """
        The value of a window does not fit into an address.

        \(evidence)

        No window opens: an address has at most \(AddressPath.longest) bytes, and the value has to be \
        valid JSON.

        To fix this, open the window with a short value, such as the id of what it shows.
        """
    }
  }

  static func windowNamedTwice(_ name: String) -> String {
    """
    Two kinds of windows have the same name.

      Name: \(name)

    Pages show the first of them.

    To fix this, give each 'WindowGroup' or 'Window' of the app an 'id' of its own.
    """
  }
}
