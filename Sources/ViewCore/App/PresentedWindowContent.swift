import Foundation

/// The type of the values that windows show.
struct WindowValueType {
  let type: Any.Type
  /// Whether a text of an address is such a value.
  let accepts: (String) -> Bool

  init<Value: Codable & Hashable>(_ type: Value.Type) {
    self.type = type
    accepts = { WindowValueText.value(of: $0, as: Value.self) != nil }
  }
}

/// A value of a window as a text in its address.
enum WindowValueText {
  static func text(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value, or `nil` for a text that is none.
  static func value<Value: Decodable>(of text: String, as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  /// - Parameters:
  ///   - text: The value as the address of the window has it.
  ///   - content: Makes the views.
  init(showing text: String?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: text.flatMap { WindowValueText.value(of: $0, as: Data.self) })
    self.content = content
  }

  /// - Parameters:
  ///   - text: The value as the address of the window has it.
  ///   - defaultValue: Makes the value where that is none.
  ///   - content: Makes the views.
  init(
    showing text: String?,
    or defaultValue: @escaping () -> Data,
    content: @escaping (Binding<Data>) -> Content
  ) {
    let opened = text.flatMap { WindowValueText.value(of: $0, as: Data.self) }
    _value = State(initialValue: opened ?? defaultValue())
    self.content = { value in
      content(
        Binding {
          value.wrappedValue ?? defaultValue()
        } set: {
          value.wrappedValue = $0
        }
      )
    }
  }
}

extension PresentedWindowContent: View {
  public var body: some View {
    LifetimeView(
      content: content($value),
      observer: WindowValueObserver(text: value.flatMap { WindowValueText.text(of: $0) })
    )
  }
}

/// Keeps the address of a window up to date with the value that the window shows.
private struct WindowValueObserver: LifetimeObserver {
  let text: String?

  func appear(in graph: ViewGraph) {}

  func update(_ memory: inout Void, in graph: ViewGraph) {
    graph.windowAddress.showValue(text)
  }

  func disappear(_ memory: Void, in graph: ViewGraph) {}
}
