/// The functions that every enum brings along to tell its cases apart and to reach their payloads.
///
/// The compiler makes them for the enum's own layout, so that they are right for each: spare bits,
/// extra inhabitants, resilient enums of other modules.
///
/// NB: `@unchecked Sendable` holds because the runtime neither changes nor frees what is pointed to.
struct EnumWitnesses: @unchecked Sendable {
  private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let tag: Tag
  private let project: Project
  private let inject: Inject

  /// Reads the table of an enum; `nil` if the type is no enum.
  ///
  /// - Parameter metadata: What the runtime knows about the type.
  init?(_ metadata: TypeMetadata) {
    guard metadata.kind == .enum || metadata.kind == .optional else { return nil }
    let wordSize = MemoryLayout<UInt>.size
    // The word before a type's metadata is the address of its value witness table, in which eight
    // functions come first, then size, stride, flags, and the three functions of an enum.
    let table = (metadata.pointer - wordSize).load(as: UnsafeRawPointer.self)
    let afterSizes = table + 10 * wordSize
    let flags = afterSizes.load(as: UInt32.self)
    guard flags & 0x0020_0000 != 0 else { return nil }
    let functions = afterSizes + 2 * MemoryLayout<UInt32>.size

    self.metadata = metadata.pointer
    // The witnesses are C functions of these types.
    tag = unsafeBitCast(functions.load(as: UnsafeRawPointer.self), to: Tag.self)
    project = unsafeBitCast(
      functions.load(fromByteOffset: wordSize, as: UnsafeRawPointer.self),
      to: Project.self
    )
    inject = unsafeBitCast(
      functions.load(fromByteOffset: 2 * wordSize, as: UnsafeRawPointer.self),
      to: Inject.self
    )
  }

  /// The number of the case of a value: the index of its record in ``EnumCase/all(of:)``.
  func tag(of value: UnsafeRawPointer) -> UInt32 {
    tag(value, metadata)
  }

  /// Turns the memory of a value into that of its payload.
  func projectPayload(of value: UnsafeMutableRawPointer) {
    project(value, metadata)
  }

  /// Turns the memory of a payload back into that of a value.
  func injectTag(_ tag: UInt32, into payload: UnsafeMutableRawPointer) {
    inject(payload, tag, metadata)
  }
}
