/// A value that is made from its fields.
///
/// The memory of a value that lacks a field is freed with the fields that it has.
package struct ComposedValue<Value>: ~Copyable {
  private let memory: UnsafeMutableRawPointer
  private var fields: [StoredField] = []

  /// Allocates the memory of a value.
  package init() {
    memory = .allocate(
      byteCount: max(MemoryLayout<Value>.stride, 1),
      alignment: MemoryLayout<Value>.alignment
    )
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.stride)
  }

  /// Sets the next field.
  ///
  /// - Parameters:
  ///   - field: A field of the type, which has not been set.
  ///   - value: Its value. The type is that of the field.
  package mutating func set<Part>(_ field: StoredField, to value: Part) {
    precondition(field.type == Part.self)
    (memory + field.offset).initializeMemory(as: Part.self, to: value)
    fields.append(field)
  }

  /// The value, of which all fields were set.
  package consuming func finish() -> Value {
    fields = []
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  deinit {
    for field in fields {
      func destroy<Part>(_: Part.Type) {
        (memory + field.offset).assumingMemoryBound(to: Part.self).deinitialize(count: 1)
      }
      _openExistential(field.type, do: destroy)
    }
    memory.deallocate()
  }
}
