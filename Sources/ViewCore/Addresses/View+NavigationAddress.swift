internal import ConcurrencyExtras

nonisolated extension View {
  /// Sets the address of the screen, tab or dialog around the view, which the browser's address bar shows.
  ///
  /// ```swift
  /// StandupDetailView(standup: standup)
  ///   .navigationTitle(standup.title)
  ///   .navigationAddress("standups/\(standup.id)")
  /// ```
  ///
  /// The address is a path below that of the app, and may have a query. The topmost part of the window with an
  /// address counts: a dialog, the top screen of a stack, the selected tab. If a part has several addresses,
  /// the first one counts, and a part without one leaves the address to what it covers.
  ///
  /// An address can be reloaded, copied, and opened in another window. There
  /// ``View/onOpenURL(perform:)`` receives it before the first screen is shown. Give the first screen an
  /// address too, such as `"/"`.
  ///
  /// SwiftUI has no such modifier. An app for Apple's platforms declares one of the same name there that
  /// returns the view.
  ///
  /// - Parameters:
  ///   - path: The path with its query, at most 2,048 bytes long. Other characters than those of a URL are
  ///     escaped. `nil` sets no address.
  ///   - fileID: Where a text that is not a path is reported.
  ///   - filePath: Where a text that is not a path is reported.
  ///   - line: Where a text that is not a path is reported.
  ///   - column: Where a text that is not a path is reported.
  /// - Returns: The view.
  public func navigationAddress(
    _ path: String?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let address = path.flatMap(AddressPath.init)
    if let path, address == nil {
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      Issues.reportOnce(Issues.invalidAddress(path), at: location)
    }
    return AddressView(content: self, path: address)
  }
}

private struct AddressView<Content: View> {
  let content: Content
  let path: AddressPath?
  @Environment(\.addressScope) private var scope
}

extension AddressView: View {
  var body: some View {
    LifetimeView(content: content, observer: AddressObserver(scope: scope, path: path))
  }
}

private struct AddressObserver: LifetimeObserver {
  let scope: AddressScope?
  let path: AddressPath?

  func appear(in graph: ViewGraph) -> Int? {
    scope?.claim(path)
  }

  func update(_ memory: inout Int?, in graph: ViewGraph) {
    if let memory { scope?.change(memory, to: path) }
  }

  func disappear(_ memory: Int?, in graph: ViewGraph) {
    if let memory { scope?.release(memory) }
  }
}
