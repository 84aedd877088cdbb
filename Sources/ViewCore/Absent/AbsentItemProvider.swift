#if !canImport(Darwin)
public import Foundation
public import UniformTypes

// These modifiers take and give items as Objective-C's objects, which are absent. The compiler names the reason at their
// line.
// The closures have the types of SwiftUI, so that no other error is in front of the reason.

/// An item that a program hands over to another one.
@available(
  *,
  unavailable,
  message: """
    Objects of Objective-C are not there. Write '.draggable' and '.dropDestination' with a \
    'Transferable' type.
    """
)
public final class NSItemProvider {
  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }

  public init() {}
  public init(object: Any) {}
  public init?(contentsOf fileURL: URL?) {}
  public init(item: Any?, typeIdentifier: String?) {}

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  public func canLoadObject<T>(ofClass: T.Type) -> Bool { false }

  @discardableResult
  public func loadObject<T>(
    ofClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// The operation of a view on a dropped item.
@available(
  *,
  unavailable,
  message: "Write '.dropDestination' for a 'Transferable' type, and '.fileImporter' for files."
)
public protocol DropDelegate {}

nonisolated extension View {
  @available(*, unavailable, message: "Write '.draggable' with a 'Transferable' value.")
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  @available(*, unavailable, message: "Write '.draggable' with a 'Transferable' value.")
  public func onDrag(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> some View
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: "Write '.dropDestination' for a 'Transferable' type, and '.fileImporter' for files."
  )
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: "Write '.dropDestination' for a 'Transferable' type, and '.fileImporter' for files."
  )
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: "Write '.dropDestination' for a 'Transferable' type, and '.fileImporter' for files."
  )
  public func onDrop<Delegate>(
    of supportedContentTypes: [UTType],
    delegate: Delegate
  ) -> some View { self }
}
#endif
