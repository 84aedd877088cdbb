import RuntimeMetadata

/// Copies of the variables that the closures in a value share with other code.
///
/// A comparison by ``Sameness`` sees what such a variable holds now. Code that keeps a value therefore makes these
/// copies, and compares them later with what the variables hold then.
///
/// A change that was undone before the comparison is not noticed.
@MainActor
struct SharedVariables {
  private var copies: [any VariableCopy] = []
  /// The objects of the closures that were visited, because a closure may refer to itself.
  private var visited: Set<UnsafeRawPointer> = []

  init() {}

  /// Copies the variables in a value.
  ///
  /// The copies must not outlive the value.
  init<Value>(in value: Value) {
    add(value)
    visited = []
  }

  /// Whether all variables hold the values that they held when the copies were made.
  var areUnchanged: Bool { copies.allSatisfy { $0.isUnchanged } }

  mutating func add<Value>(_ value: Value) {
    let form = TypeForm.of(Value.self)
    guard form.mayHoldClosures else { return }
    withUnsafeBytes(of: value) { bytes in
      if let place = bytes.baseAddress { add(form, at: place) }
    }
  }

  private mutating func add(_ form: TypeForm, at place: UnsafeRawPointer) {
    guard form.mayHoldClosures else { return }
    switch form.parts {
    case .fields(let fields):
      for field in fields { add(.of(field.type), at: place + field.offset) }
    case .closure:
      addVariables(of: place.load(as: ClosureMemory.self))
    case .optional(let type):
      type.addVariables(at: place, to: &self)
    case .special, .value, .none:
      break
    }
  }

  private mutating func addVariables(of closure: ClosureMemory) {
    guard let object = closure.captures else { return }
    let values = ClosureComparison.shared.values(in: object)
    guard !values.isEmpty, visited.insert(object).inserted else { return }
    for value in values {
      let place = object + value.offset
      if value.mayBeVariable { copies.append(copy(of: value.type, at: place)) }
      add(.of(value.type), at: place)
    }
  }

  private func copy(of type: Any.Type, at place: UnsafeRawPointer) -> any VariableCopy {
    func open<Value>(_: Value.Type) -> any VariableCopy {
      let variable = place.assumingMemoryBound(to: Value.self)
      return Copy(variable: variable, value: variable.pointee)
    }
    return _openExistential(type, do: open)
  }
}

@MainActor
private protocol VariableCopy {
  var isUnchanged: Bool { get }
}

private struct Copy<Value>: VariableCopy {
  let variable: UnsafePointer<Value>
  let value: Value

  var isUnchanged: Bool { Sameness.areSame(value, variable.pointee) }
}

extension WrappingValue {
  fileprivate static func addVariables(
    at place: UnsafeRawPointer,
    to variables: inout SharedVariables
  ) {
    place.assumingMemoryBound(to: Self.self).pointee.addVariables(to: &variables)
  }
}
