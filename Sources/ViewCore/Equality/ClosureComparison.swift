import RuntimeMetadata

/// Compares closures by their code and by the values that they have captured.
@MainActor
final class ClosureComparison {
  static let shared = ClosureComparison(layout: .current)

  /// How captured values are compared.
  fileprivate enum Captures {
    /// A single reference was captured: the object itself.
    case object(TypeForm)
    case values([CapturedValue])
    case unknown
  }

  /// A value that a closure has captured, or a variable that it shares with other code.
  struct CapturedValue {
    let offset: Int
    let type: Any.Type
    let form: TypeForm
    let mayBeVariable: Bool
  }

  /// The number of closures in closures that are compared, because a closure may refer to itself.
  private static let depthLimit = 16

  private let layout: CaptureLayout?
  /// The captures by the record of the object that holds them.
  private var cache: [UnsafeRawPointer: Captures] = [:]
  private var depth = 0

  /// - Parameter layout: The layout of captured values. If it is not known, closures with such values differ.
  init(layout: CaptureLayout?) {
    self.layout = layout
  }

  /// Whether two closures do the same: they have the same code and have captured the same values.
  ///
  /// Variables that a closure shares with other code are compared by the values that they hold now. Their values at
  /// another time are known from ``SharedVariables`` alone. Captures that the compiler does not fully record differ,
  /// such as those in generic code.
  func areSame(_ first: ClosureMemory, _ second: ClosureMemory) -> Bool {
    guard first.code == second.code else { return false }
    guard let object = first.captures, let other = second.captures
    else { return first.captures == second.captures }
    let record = object.load(as: UnsafeRawPointer.self)
    guard record == other.load(as: UnsafeRawPointer.self) else { return false }
    guard depth < Self.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    switch captures(of: record) {
    case .object(let form):
      return object == other && form.isPlain
    case .values(let values):
      return values.allSatisfy {
        Sameness.areSame($0.form, at: object + $0.offset, other + $0.offset)
      }
    case .unknown:
      return false
    }
  }

  /// The values in an object that a closure refers to, as far as they are known.
  func values(in object: UnsafeRawPointer) -> [CapturedValue] {
    if case .values(let values) = captures(of: object.load(as: UnsafeRawPointer.self)) {
      values
    } else {
      []
    }
  }

  private func captures(of record: UnsafeRawPointer) -> Captures {
    if let known = cache[record] { return known }
    let captures = Captures(ClosureCaptures(metadata: record, layout: layout))
    cache[record] = captures
    return captures
  }
}

extension ClosureComparison.Captures {
  @MainActor
  fileprivate init(_ captures: ClosureCaptures) {
    switch captures {
    case .object(let type):
      self = .object(.of(type))
    case .values(let captured):
      self = .values(
        captured.values.map {
          ClosureComparison.CapturedValue(
            offset: $0.offset,
            type: $0.type,
            form: .of($0.type),
            mayBeVariable: captured.mayBeVariable
          )
        }
      )
    case .unknown:
      self = .unknown
    }
  }
}
