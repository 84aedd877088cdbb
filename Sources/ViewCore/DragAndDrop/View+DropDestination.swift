public import Foundation
import UniformTypes

nonisolated extension View {
  /// Takes values that the user drops on the view.
  ///
  /// ```swift
  /// Column(cards)
  ///   .dropDestination(for: Card.self) { dropped, _ in
  ///     cards += dropped
  ///     return true
  ///   } isTargeted: {
  ///     isTargeted = $0
  ///   }
  /// ```
  ///
  /// A value comes from a view with ``draggable(_:)`` in the same window, if both types have a way in common; see
  /// ``Transferable``. Where views with this modifier are in each other, the innermost one that takes the value gets it.
  ///
  /// Differs from SwiftUI in that there is one value at a time, and that nothing comes from other programs. Write
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)`` for files.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the value, and the place of the pointer in points from the corner of the view. The result has no
  ///     effect.
  ///   - isTargeted: Called with `true` when such a value comes over the view, and with `false` when it leaves it or is
  ///     dropped.
  /// - Returns: The view, which takes values.
  public func dropDestination<Value: Transferable>(
    for payloadType: Value.Type = Value.self,
    action: @escaping (_ items: [Value], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropView(content: self, action: action, isTargeted: isTargeted)
  }
}

private struct DropView<Content: View, Value: Transferable> {
  let content: Content
  let action: ([Value], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
  @OwnObject var target = DropTarget()
}

extension DropView: View {
  var body: some View {
    target.takes = { $0.fits(Value.self) }
    target.take = { [action] item, location in
      if let value = item.value(as: Value.self) { _ = action([value], location) }
    }
    target.setTargeted = isTargeted
    return BoxedView(
      content,
      behavior: ElementBehavior { [target] event in
        if case .drop(let drop) = event { ViewPage.current?.drag.handle(drop, on: target) }
      }
    ) { environment in
      var element = Element("div", attributes: [.init("class", "effect")])
      guard environment.isEnabled else { return element }
      element.events = .drop
      element["data-takes"] = Value.importedTypes.attribute
      return element
    }
  }
}

extension Set<UTType> {
  /// The identifiers, divided by spaces.
  var attribute: String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-"))
    return map { $0.identifier.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
      .sorted().joined(separator: " ")
  }
}
