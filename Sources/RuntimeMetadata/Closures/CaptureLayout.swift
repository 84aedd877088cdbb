/// The offsets in the objects that hold the values which closures have captured, and in their records.
package struct CaptureLayout: Sendable {
  private static let word = Int8(MemoryLayout<UInt>.size)

  package var metadata = MetadataLayout()
  /// The first captured value in the object.
  package var header = 2 * word
  /// The offset of the first captured value, in the record of the object.
  package var firstValue = word
  /// The reference to the description of the values, in the record of the object.
  package var description = 2 * word
  package var count: Int8 = 0
  package var types: Int8 = 12

  package init() {}

  /// The number of sources of generic types, in the description.
  ///
  /// The closure that is known here has nothing generic, so this count is taken from its neighbor.
  var genericSources: Int8 { count + 4 }
  /// The number of records of generic types, behind their sources.
  var genericBindings: Int8 { genericSources + 4 }

  /// The layout of this process, or `nil` if its closures are laid out differently.
  package static let current = Self().verified()

  /// The layout if closures that are known here have it.
  package func verified() -> Self? {
    let capture = ProbeCapture(number: 42, text: "text", fraction: 7.5)
    return metadata.verified() != nil && isVerified(by: capture) ? self : nil
  }

  private func isVerified(by capture: ProbeCapture) -> Bool {
    // NB: A closure that is passed to generic code itself would be wrapped in another closure.
    withUnsafeBytes(of: StoredClosure(closure: capture.closure)) { bytes in
      guard bytes.count == MemoryLayout<ClosureMemory>.size,
        let object = bytes.load(as: ClosureMemory.self).captures,
        let names = CapturedValues.names(
          of: object.load(as: UnsafeRawPointer.self),
          self,
          in: .checked()
        ),
        names.map(\.text) == ["Si", "SS", "Sf"],
        let values = CapturedValues(names, self)?.values
      else { return false }
      return (object + values[0].offset).load(as: Int.self) == capture.number
        && (object + values[1].offset).load(as: String.self) == capture.text
        && (object + values[2].offset).load(as: Float.self) == capture.fraction
    }
  }
}

private struct StoredClosure {
  let closure: () -> String
}

/// The values that a closure captures whose memory is known.
private struct ProbeCapture {
  let number: Int
  let text: String
  let fraction: Float

  var closure: () -> String {
    makeClosure(number, text, fraction)
  }

  @inline(never)
  private func makeClosure(_ number: Int, _ text: String, _ fraction: Float) -> () -> String {
    { "\(number) \(text) \(fraction)" }
  }
}
