internal import Foundation

/// The constants of a test for ids that it has.
///
/// An id is longer than half of a line.
@MainActor
final class WrittenUUIDs {
  private var names: [UUID: String] = [:]
  /// The declarations of the constants.
  private(set) var declarations: [String] = []

  /// The name of the constant for an id.
  func name(of uuid: UUID) -> String {
    if let name = names[uuid] { return name }
    let name = "uuid\(names.count + 1)"
    names[uuid] = name
    declarations.append("let \(name) = UUID(uuidString: \"\(uuid.uuidString)\")!")
    return name
  }
}
