// NB: The standard library offers no public way to find a stored property's offset without a value.
@_spi(Reflection) import Swift

/// The stored properties of a view's type, found by reflection once for each type.
@MainActor
final class DynamicPropertyFields {
  private struct Stored {
    let offset: Int
    let type: any StoredDynamicProperty.Type
  }

  private struct Custom {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private struct Input {
    let offset: Int
    let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private static var cache: [ObjectIdentifier: DynamicPropertyFields] = [:]

  private var stored: [Stored] = []
  private var custom: [Custom] = []
  private var inputs: [Input] = []

  static func of<T>(_ type: T.Type) -> DynamicPropertyFields {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let fields = DynamicPropertyFields()
    fields.collect(from: type, at: 0)
    // An enum has no stored properties that could be told apart: it is one input as a whole.
    if fields.isEmpty, MemoryLayout<T>.size > 0 { fields.add(type, kind: .enum, at: 0) }
    cache[key] = fields
    return fields
  }

  /// How many properties keep something in their node.
  var storedCount: Int { stored.count }

  /// Whether two values of the type agree in all that their bodies can depend on.
  ///
  /// A property is compared by `==` where its type has it, by its fields where nothing in them can change
  /// unnoticed, and by its bytes otherwise: two references to one object are equal, two closures are equal
  /// if they are the same one.
  func inputsAreEqual<T>(_ first: T, _ second: T) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return inputs.allSatisfy { $0.areEqual(first + $0.offset, second + $0.offset) }
      }
    }
  }

  func install<T>(
    into value: inout T,
    slots: inout [AnyObject?],
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    guard !stored.isEmpty || !custom.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in stored.enumerated() {
        field.type.install(
          at: base + field.offset,
          slot: &slots[index],
          owner: owner,
          environment: environment
        )
      }
      // Nested types first, so that each is updated when all inside it are.
      for field in custom.reversed() { field.type.update(at: base + field.offset) }
    }
  }

  private func collect(from type: Any.Type, at base: Int) {
    // A class has no stored properties of the view in it: views are values.
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      self.add(fieldType, kind: kind, at: base + offset)
      return true
    }
  }

  private var isEmpty: Bool { stored.isEmpty && custom.isEmpty && inputs.isEmpty }

  private func add(_ type: Any.Type, kind: _MetadataKind, at offset: Int) {
    // NB: The first question whether a type conforms to a protocol makes the runtime look through all
    // conformances of a program. Properties are structures, and what is in a view is its own concern.
    if kind != .struct || TypeForm.isLeaf(type) || type is any View.Type {
      inputs.append(Input(offset: offset, areEqual: equality(of: type)))
      return
    }
    if let property = type as? any StoredDynamicProperty.Type {
      stored.append(Stored(offset: offset, type: property))
      if property.ignoresLaterValues { return }
    } else if let property = type as? any DynamicProperty.Type {
      custom.append(Custom(offset: offset, type: property))
      collect(from: type, at: offset)
      return
    } else if !_isPOD(type), holdsProperties(type) {
      collect(from: type, at: offset)
      return
    }
    inputs.append(Input(offset: offset, areEqual: equality(of: type)))
  }

  /// Whether a type that is not a property itself may have some in it.
  private func holdsProperties(_ type: Any.Type) -> Bool {
    type is any ViewModifier.Type || type is any ToolbarContent.Type
      || type is any TabContent.Type || type is any LabelStyle.Type || type is any ToggleStyle.Type
      || type is any ProgressViewStyle.Type || type is any PrimitiveButtonStyle.Type
      || type is any ButtonStyle.Type
  }

  private func equality(
    of type: Any.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    func open<T>(_: T.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      {
        Equality.areEqual(
          $0.assumingMemoryBound(to: T.self).pointee,
          $1.assumingMemoryBound(to: T.self).pointee
        ) || Self.haveSameFields(type, at: $0, $1)
      }
    }
    return _openExistential(type, do: open)
  }

  /// Whether two values are the same by their fields: unused bytes between and in these may differ.
  private static func haveSameFields(
    _ type: Any.Type,
    at first: UnsafeRawPointer,
    _ second: UnsafeRawPointer
  ) -> Bool {
    !(type is any Equatable.Type) && TypeForm.of(type).isPlain
      && Sameness.areSame(type, at: first, second)
  }
}

extension StoredDynamicProperty {
  fileprivate static func install(
    at pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee
      .install(in: &slot, owner: owner, environment: environment)
  }
}

extension DynamicProperty {
  fileprivate static func update(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// What the properties of one mounted view keep between two runs of its body.
@MainActor
struct DynamicPropertyStorage {
  private var slots: [AnyObject?]

  init<T>(for type: T.Type) {
    let count = DynamicPropertyFields.of(type).storedCount
    slots = count == 0 ? [] : Array(repeating: nil, count: count)
  }

  /// A copy of the view whose properties are connected.
  mutating func install<T>(
    into value: T,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) -> T {
    var value = value
    DynamicPropertyFields.of(T.self)
      .install(into: &value, slots: &slots, owner: owner, environment: environment)
    return value
  }

  /// Lets go of all that is kept.
  mutating func uninstall() {
    guard !slots.isEmpty else { return }
    slots = []
  }
}
