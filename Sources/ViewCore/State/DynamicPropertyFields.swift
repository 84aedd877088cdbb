import RuntimeMetadata

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
  /// The type with its animatable data, if it has some.
  private var animatable: (any Animatable.Type)?

  static func of<T>(_ type: T.Type) -> DynamicPropertyFields {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let fields = DynamicPropertyFields()
    fields.collect(from: type, at: 0)
    // The cases of an enum have no fixed fields, so that the enum is one input as a whole.
    if fields.isEmpty, MemoryLayout<T>.size > 0 { fields.addInput(type, at: 0) }
    fields.animatable = AnimatedData.animatable(type)
    cache[key] = fields
    return fields
  }

  /// The number of slots that a view's node needs: one for each stored property, and one for animatable data.
  var slotCount: Int { stored.count + (animatable == nil ? 0 : 1) }

  /// Whether the bodies of two values of the type would show the same.
  ///
  /// A property is compared by `==` if its type is equatable, by its fields if they cannot change
  /// unobserved, and by its bytes otherwise. Two references to one object are equal; two closures
  /// are equal if they are the same.
  func inputsAreEqual<T>(_ first: T, _ second: T) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return inputs.allSatisfy { $0.areEqual(first + $0.offset, second + $0.offset) }
      }
    }
  }

  #if DEBUG
  /// The names of the properties in which two values of the type differ.
  func namesOfDifferences<T>(_ first: T, _ second: T) -> [String] {
    let fields = StoredField.listed(in: T.self) ?? []
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return [] }
        let different = inputs.filter { !$0.areEqual(first + $0.offset, second + $0.offset) }
        return different.compactMap { input in
          fields.last { $0.offset <= input.offset }.map { $0.name }
        }
      }
    }
  }
  #endif

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
      // Inner types come first, so that each type is updated after the properties inside it.
      for field in custom.reversed() { field.type.update(at: base + field.offset) }
    }
  }

  /// Replaces the animatable data of a view, if it has some, by what is shown now.
  func animate<T>(
    _ value: inout T,
    slots: inout [AnyObject?],
    owner: any DynamicPropertyOwner
  ) {
    guard let animatable, let node = owner as? UpdatableNode else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      animatable.showMotion(at: base, slot: &slots[stored.count], in: node)
    }
  }

  private func collect(from type: Any.Type, at base: Int) {
    // Only the fields of values are collected: a referenced object is one field.
    for field in StoredField.listed(in: type) ?? [] {
      add(field.type, at: base + field.offset)
    }
  }

  private var isEmpty: Bool { stored.isEmpty && custom.isEmpty && inputs.isEmpty }

  private func addInput(_ type: Any.Type, at offset: Int) {
    inputs.append(Input(offset: offset, areEqual: equality(of: type)))
  }

  private func add(_ type: Any.Type, at offset: Int) {
    // NB: The first check of a conformance makes the runtime search all conformances of the
    // program. Dynamic properties are structures, and a nested view handles its own properties.
    guard TypeMetadata(type)?.kind == .struct, !TypeForm.isLeaf(type), !(type is any View.Type)
    else {
      addInput(type, at: offset)
      return
    }
    if let property = type as? any StoredDynamicProperty.Type {
      stored.append(Stored(offset: offset, type: property))
      if property.ignoresLaterValues { return }
      if let property = property as? any DeclaredDynamicProperty.Type {
        inputs.append(Input(offset: offset) { property.areDeclaredAlike($0, $1) })
        return
      }
    } else if let property = type as? any DynamicProperty.Type {
      custom.append(Custom(offset: offset, type: property))
      collect(from: type, at: offset)
      return
    } else if !_isPOD(type), holdsProperties(type) {
      collect(from: type, at: offset)
      return
    }
    addInput(type, at: offset)
  }

  /// Whether a type that is not a dynamic property itself may contain some.
  private func holdsProperties(_ type: Any.Type) -> Bool {
    type is any ViewModifier.Type || type is any ToolbarContent.Type
      || type is any TabContent.Type || isStyle(type)
  }

  /// Whether a type is a style whose body draws a control.
  private func isStyle(_ type: Any.Type) -> Bool {
    switch type {
    case is any ButtonStyle.Type, is any PrimitiveButtonStyle.Type, is any ToggleStyle.Type,
      is any LabelStyle.Type, is any ProgressViewStyle.Type, is any GaugeStyle.Type,
      is any GroupBoxStyle.Type, is any ControlGroupStyle.Type, is any DisclosureGroupStyle.Type,
      is any LabeledContentStyle.Type, is any TextFieldStyle.Type:
      true
    default: false
    }
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

  /// Whether two values have the same fields.
  ///
  /// Their unused bytes may differ.
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

extension DeclaredDynamicProperty {
  fileprivate static func areDeclaredAlike(
    _ first: UnsafeRawPointer,
    _ second: UnsafeRawPointer
  ) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee
      .isDeclared(as: second.assumingMemoryBound(to: Self.self).pointee)
  }
}

extension DynamicProperty {
  fileprivate static func update(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// The slots of one mounted view's dynamic properties, kept between runs of its body.
@MainActor
struct DynamicPropertyStorage {
  private var slots: [AnyObject?]

  init<T>(for type: T.Type) {
    let count = DynamicPropertyFields.of(type).slotCount
    slots = count == 0 ? [] : Array(repeating: nil, count: count)
  }

  /// Returns a copy of the view whose properties are connected to their slots.
  mutating func install<T>(
    into value: T,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) -> T {
    var value = value
    let fields = DynamicPropertyFields.of(T.self)
    fields.install(into: &value, slots: &slots, owner: owner, environment: environment)
    fields.animate(&value, slots: &slots, owner: owner)
    return value
  }

  /// Whether a property has state that was set, or an object.
  var holdState: Bool { slots.contains { ($0 as? any KeptState)?.isKept == true } }

  /// Releases the content of all slots.
  mutating func uninstall() {
    guard !slots.isEmpty else { return }
    slots = []
  }
}
