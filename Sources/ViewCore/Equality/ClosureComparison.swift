import RuntimeMetadata

/// Compares closures by their code and by the values that they have captured.
@MainActor
final class ClosureComparison {
  static let shared = ClosureComparison(layout: .current)

  /// How captured values are compared.
  fileprivate enum Captures {
    /// A single reference was captured: the object itself.
    case object(TypeForm)
    case values([CapturedValue], mayBeVariable: Bool)
    case unknown
  }

  fileprivate struct CapturedValue {
    let offset: Int
    let form: TypeForm
  }

  private let layout: CaptureLayout?
  /// The captures by the record of the object that holds them.
  private var cache: [UnsafeRawPointer: Captures] = [:]

  /// - Parameter layout: The layout of captured values. If it is not known, closures with such values differ.
  init(layout: CaptureLayout?) {
    self.layout = layout
  }

  /// Whether two closures do the same: they have the same code and have captured the same values.
  ///
  /// A variable that a closure shares with other code may have changed since the closure ran, so it differs. Captures
  /// that the compiler does not fully record differ, too, such as those in generic code.
  func areSame(_ first: ClosureMemory, _ second: ClosureMemory) -> Bool {
    guard first.code == second.code else { return false }
    guard let object = first.captures, let other = second.captures
    else { return first.captures == second.captures }
    let record = object.load(as: UnsafeRawPointer.self)
    guard record == other.load(as: UnsafeRawPointer.self) else { return false }
    switch captures(of: record) {
    case .object(let form):
      return object == other && form.isPlain
    case .values(let values, let mayBeVariable):
      if mayBeVariable, object == other { return false }
      return values.allSatisfy {
        Sameness.areSame($0.form, at: object + $0.offset, other + $0.offset)
      }
    case .unknown:
      return false
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
      let values = captured.values.map {
        ClosureComparison.CapturedValue(offset: $0.offset, form: .of($0.type))
      }
      // A view with a body is captured as 'self', which cannot be changed in place.
      let isSelf = captured.values.contains {
        $0.type is any View.Type && !($0.type is any PrimitiveView.Type)
      }
      self = .values(values, mayBeVariable: captured.mayBeVariable && !isSelf)
    case .unknown:
      self = .unknown
    }
  }
}
