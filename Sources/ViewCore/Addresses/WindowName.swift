import Foundation

/// The part of an address that names a kind of windows and the value of a window.
///
///     /books/1?edit=true&window=reader&window-value=%22x%22
struct WindowName: Equatable {
  /// The name of the windows.
  let name: String
  /// The value as JSON, if the window has one.
  var value: String?

  fileprivate static let nameItem = "window"
  fileprivate static let valueItem = "window-value"
  /// Characters with no meaning in a query.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )

  fileprivate var query: String {
    ([(Self.nameItem, name)] + (value.map { [(Self.valueItem, $0)] } ?? []))
      .map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "")" }
      .joined(separator: "&")
  }
}

extension AddressPath {
  /// The window that the address names, if it names one.
  var windowName: WindowName? {
    guard let name = item(WindowName.nameItem) else { return nil }
    return WindowName(name: name, value: item(WindowName.valueItem))
  }

  /// The address of the first screen in the same window.
  ///
  /// It has nothing but the name of the window and its value.
  package var ofWindowAlone: AddressPath {
    windowName.flatMap { AddressPath.root.inWindow($0) } ?? .root
  }

  /// The address without the name of a window.
  var withoutWindowName: AddressPath {
    let items = items
    let others = items.filter { $0.name != WindowName.nameItem && $0.name != WindowName.valueItem }
    guard others.count != items.count else { return self }
    let query = others.map { $0.text }.joined(separator: "&")
    return AddressPath(withoutQuery + (query.isEmpty ? "" : "?\(query)")) ?? .root
  }

  /// The address in a kind of windows, or `nil` if it is too long.
  func inWindow(_ name: WindowName) -> AddressPath? {
    AddressPath("\(text)\(text.contains("?") ? "&" : "?")\(name.query)")
  }

  /// The value of a part of the query.
  private func item(_ name: String) -> String? {
    items.first { $0.name == name }?.value.removingPercentEncoding
  }

  /// The parts of the query.
  private var items: [QueryItem] {
    text.dropFirst(withoutQuery.count + 1).split(separator: "&").map { text in
      let name = text.prefix { $0 != "=" }
      return QueryItem(
        name: String(name),
        value: String(text.dropFirst(name.count + 1)),
        text: String(text)
      )
    }
  }
}

/// A part of a query, such as `edit=true`.
private struct QueryItem {
  let name: String
  let value: String
  /// The whole part.
  let text: String
}
