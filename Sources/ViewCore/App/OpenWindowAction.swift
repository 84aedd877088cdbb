internal import ConcurrencyExtras

/// Opens a window that the app declares, on a new page of the browser.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("Show in a Window") { openWindow(id: "trip", value: trip.id) }
/// ```
///
/// A browser opens a page in direct response to an action of the user. For a later request, such as after a response of a
/// server, it shows a link instead.
///
/// Differs from SwiftUI in that each call opens another page, also if one shows the same value: a page does not find
/// another one of its user.
@MainActor
@preconcurrency
public struct OpenWindowAction {
  /// The window whose views call the action.
  private weak var graph: ViewGraph?

  nonisolated init(in graph: ViewGraph? = nil) {
    self.graph = graph
  }

  /// Opens a window by its name.
  ///
  /// - Parameters:
  ///   - id: The name of a ``WindowGroup`` or a ``Window``.
  ///   - fileID: Where an unknown name is reported.
  ///   - filePath: Where an unknown name is reported.
  ///   - line: Where an unknown name is reported.
  ///   - column: Where an unknown name is reported.
  public func callAsFunction(
    id: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    open(WindowRequest(id: id), at: location)
  }

  /// Opens a window that shows a value.
  ///
  /// - Parameters:
  ///   - value: The value. The window is that of a ``WindowGroup`` for its type.
  ///   - fileID: Where a type without a window is reported.
  ///   - filePath: Where a type without a window is reported.
  ///   - line: Where a type without a window is reported.
  ///   - column: Where a type without a window is reported.
  public func callAsFunction<D: Codable & Hashable>(
    value: D,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    open(WindowRequest(value: value), at: location)
  }

  /// Opens a window by its name that shows a value.
  ///
  /// - Parameters:
  ///   - id: The name of a ``WindowGroup`` for the type of the value.
  ///   - value: The value.
  ///   - fileID: Where an unknown window is reported.
  ///   - filePath: Where an unknown window is reported.
  ///   - line: Where an unknown window is reported.
  ///   - column: Where an unknown window is reported.
  public func callAsFunction<D: Codable & Hashable>(
    id: String,
    value: D,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    open(WindowRequest(id: id, value: value), at: location)
  }

  private func open(_ request: WindowRequest, at location: SourceLocation) {
    do throws(WindowRequest.Failure) {
      let path = try request.address(among: graph?.windowAddress.windows ?? [])
      graph?.openWindow(at: path)
    } catch {
      Issues.report(Issues.windowNotOpened(request, error), at: location)
    }
  }
}

/// A window that the app wants to open.
struct WindowRequest {
  /// The reason why a window is not opened.
  enum Failure: Error {
    /// The app declares no such window, but others with these names.
    case unknown(names: [String])
    /// The value does not fit into an address.
    case invalidValue
  }

  let id: String?
  /// The type of the value, if there is one.
  let valueType: Any.Type?
  /// The value as a text, or `nil` if it has none.
  private let text: String?

  init(id: String) {
    self.id = id
    valueType = nil
    text = nil
  }

  init<Value: Codable & Hashable>(id: String? = nil, value: Value) {
    self.id = id
    valueType = Value.self
    text = WindowValueText.text(of: value)
  }

  /// The address of the window.
  @MainActor
  func address(among windows: [WindowDeclaration]) throws(Failure) -> AddressPath {
    let window = windows.first { window in
      (id == nil || window.id == id) && (valueType == nil || window.valueType == valueType)
    }
    guard let window, let name = window.name else {
      throw .unknown(names: windows.compactMap(\.name))
    }
    if valueType != nil, text == nil { throw .invalidValue }
    guard let path = AddressPath.root.inWindow(WindowName(name: name, value: text)) else {
      throw .invalidValue
    }
    return path
  }
}

extension EnvironmentValues {
  private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
  }

  /// Opens other windows of the app.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Whether the app can open several windows, which every browser can.
  public var supportsMultipleWindows: Bool { true }
}
