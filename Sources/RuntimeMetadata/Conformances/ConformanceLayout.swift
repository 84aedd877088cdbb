/// The offsets in the records of conformances, and in the runtime's list of their places.
package struct ConformanceLayout: Sendable {
  private static let word = Int8(MemoryLayout<UInt>.size)

  package var metadata = MetadataLayout()
  package var descriptor = DescriptorLayout()
  package var conformedProtocol: Int8 = 0
  package var type: Int8 = 4
  /// The start of an image's records, in the list of its sections.
  ///
  /// A version, the image and two unused words come first; then a start and a length for each section.
  package var sectionStart = 6 * word
  package var sectionLength = 7 * word

  package init() {}

  /// The flags, behind the references to the type and to its witnesses.
  ///
  /// They are zero in most conformances, as are other parts of the records, so they cannot be found by their value.
  var flags: Int8 { type + 8 }

  /// The layout of this process, or `nil` if its conformances are laid out differently.
  package static let current = Self().verified()

  /// The layout if conformances that are known here have it.
  package func verified() -> Self? {
    guard metadata.verified() != nil, descriptor.isVerified(by: metadata) else { return nil }
    let probe: any ProbeProtocol.Type = ProbeConformance.self
    let conformances = Conformances(to: (any ProbeProtocol).self, self, in: .checked())
    guard conformances.descriptors == [TypeMetadata(probe, metadata).descriptorAddress],
      conformances.types.elementsEqual([probe], by: ==)
    else { return nil }
    return self
  }
}
