internal import Foundation

/// The constants of a test for ids that it has.
///
/// An id is longer than half of a line.
@MainActor
final class WrittenUUIDs {
  private var names: [UUID: String] = [:]
  private var order: [UUID] = []
  private let prefix: String

  /// - Parameter options: The expressions of the developer, whose names the constants must not hide.
  init(besides options: TestSourceOptions) {
    let expressions = options.dependencies + options.names.map(\.name) + [options.reducer ?? ""]
    prefix = expressions.contains { $0.contains(/uuid[0-9]/) } ? "recordedUUID" : "uuid"
  }

  /// The name of the constant for an id.
  func name(of uuid: UUID) -> String {
    if let name = names[uuid] { return name }
    order.append(uuid)
    let name = "\(prefix)\(order.count)"
    names[uuid] = name
    return name
  }

  /// The declarations of the constants that a source has.
  func declarations(in source: String) -> [String] {
    let words = Set(source.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    return order.compactMap { uuid in
      guard let name = names[uuid], words.contains(name) else { return nil }
      return "let \(name) = UUID(uuidString: \"\(uuid.uuidString)\")!"
    }
  }
}
