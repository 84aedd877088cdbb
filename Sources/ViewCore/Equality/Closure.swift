/// A closure as it is in memory: its code, and the object that holds what it has captured.
struct Closure {
  private let code: UnsafeRawPointer
  private let captures: UnsafeRawPointer?

  /// Whether two closures do the same: they are of the same code and have captured the same values.
  ///
  /// A captured variable is compared by the value that it has now. Captures of which the compiler does not
  /// say all, such as those in generic code, differ.
  @MainActor
  static func areSame(_ first: Self, _ second: Self) -> Bool {
    guard first.code == second.code else { return false }
    guard let captures = first.captures, let others = second.captures
    else { return first.captures == second.captures }
    switch (Captures.of(captures), Captures.of(others)) {
    case (.object(let form), .object): return captures == others && form.isPlain
    case (.fields(let fields), .fields(let otherFields)):
      return captures == others
        || fields === otherFields && fields.areSame(in: captures, others)
    default: return false
    }
  }
}

/// What the object is that holds what a closure has captured.
@MainActor
private enum Captures {
  /// A single reference that was captured: the object itself.
  case object(TypeForm)
  case fields(CapturedFields)
  case unknown

  /// What is known, by where the objects' metadata are.
  private static var cache: [UnsafeRawPointer: Captures] = [:]

  static func of(_ object: UnsafeRawPointer) -> Captures {
    let metadata = object.load(as: UnsafeRawPointer.self)
    if let known = cache[metadata] { return known }
    let captures = Captures(metadata: metadata)
    cache[metadata] = captures
    return captures
  }

  private init(metadata: UnsafeRawPointer) {
    switch metadata.load(as: UInt.self) {
    case 0: self = .object(.of(unsafeBitCast(metadata, to: Any.Type.self)))
    case 0x400: self = CapturedFields(metadata: metadata).map(Captures.fields) ?? .unknown
    default: self = .unknown
    }
  }
}

/// Where the values are that a closure has captured, and of which types, as the compiler has noted it.
@MainActor
private final class CapturedFields {
  private let fields: [TypeForm.Field]

  /// Reads the notes, of which the compiler writes one for each form of captures.
  ///
  /// They say where the values begin, how many there are, how many types of generic code are needed to
  /// understand them, and the names of their types.
  init?(metadata: UnsafeRawPointer) {
    let header = 2 * MemoryLayout<UInt>.size
    guard Int(metadata.load(fromByteOffset: 8, as: UInt32.self)) == header,
      let notes = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      notes.loadUnaligned(fromByteOffset: 8, as: UInt32.self) == 0
    else { return nil }
    var end = header
    var fields: [TypeForm.Field] = []
    for index in 0..<Int(notes.loadUnaligned(as: UInt32.self)) {
      let link = notes + 12 + 4 * index
      let name = TypeName(at: link + Int(link.loadUnaligned(as: Int32.self)))
      guard let type = name.type else { return nil }
      let form = TypeForm.of(type)
      let offset = (end + form.alignment - 1) / form.alignment * form.alignment
      fields.append(TypeForm.Field(offset: offset, type: type))
      end = offset + form.size
    }
    self.fields = fields
  }

  func areSame(in captures: UnsafeRawPointer, _ others: UnsafeRawPointer) -> Bool {
    fields.allSatisfy {
      Sameness.areSame($0.type, at: captures + $0.offset, others + $0.offset)
    }
  }
}

/// The name of a type as the compiler writes it, with references to what it is made of.
private struct TypeName {
  private let start: UnsafeRawPointer
  private let length: Int
  /// Whether it may be of a kind whose values are in memory in another form.
  private let isSpecial: Bool
  /// Whether it is of a closure that may be kept.
  private let isClosure: Bool

  init(at start: UnsafeRawPointer) {
    self.start = start
    var length = 0
    var isSpecial = false
    var text = ""
    while case let byte = start.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      isSpecial = isSpecial || byte == UInt8(ascii: "X")
      text.unicodeScalars.append(Unicode.Scalar(byte))
      length += 1
      // References of four and of eight bytes.
      if (0x01...0x17).contains(byte) { length += 4 }
      if (0x18...0x1f).contains(byte) { length += 8 }
    }
    self.length = length
    self.isSpecial = isSpecial
    isClosure = text.last == "_" && text.contains("Ieg")
  }

  /// The type, if it can be found by its name alone.
  var type: Any.Type? {
    guard !isSpecial else { return nil }
    // A closure's type is written as the compiler lowers it, which nobody else can read.
    guard !isClosure else { return (() -> Void).self }
    return _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self),
      UInt(length),
      genericContext: nil,
      genericArguments: nil
    )
  }
}
