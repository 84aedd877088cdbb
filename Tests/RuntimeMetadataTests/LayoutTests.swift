import Testing

@testable import RuntimeMetadata

@Suite struct LayoutTests {
  @Test func layoutsOfThisProcessAreKnown() {
    #expect(MetadataLayout.current != nil)
    #expect(EnumLayout.current != nil)
    #expect(CaptureLayout.current != nil)
    #expect(ConformanceLayout.current != nil)
    #expect(FieldReflection.current != nil)
  }

  @Test(arguments: metadataOffsets)
  func wrongOffsetInTheRecordOfATypeIsNoticed(_ offset: Offset<MetadataLayout>) {
    for layout in wrongLayouts(MetadataLayout(), offset) {
      #expect(layout.verified() == nil)
    }
  }

  @Test(arguments: [
    \EnumLayout.metadata.witnessTable, \.metadata.kind, \.metadata.descriptor,
    \.metadata.genericArguments, \.descriptor.fields, \.fields.count,
    \.fields.records, \.fields.recordFlags, \.fields.recordType, \.fields.recordName,
    \.witnesses.size, \.witnesses.stride, \.witnesses.flags, \.boxedPayload,
  ])
  func wrongOffsetInTheRecordsOfAnEnumIsNoticed(_ offset: Offset<EnumLayout>) {
    for layout in wrongLayouts(EnumLayout(), offset) {
      #expect(layout.verified() == nil)
    }
  }

  /// Eight bytes before the size there is a part of an address, which may be any number.
  @Test func wrongOffsetOfTheSizeOfARecordIsNoticed() {
    for layout in wrongLayouts(EnumLayout(), \.fields.recordSize, distances: [-4, 4, 8]) {
      #expect(layout.verified() == nil)
    }
  }

  @Test(arguments: [
    \CaptureLayout.header, \.firstValue, \.description, \.count, \.types, \.metadata.kind,
  ])
  func wrongOffsetInTheRecordOfCapturesIsNoticed(_ offset: Offset<CaptureLayout>) {
    for layout in wrongLayouts(CaptureLayout(), offset) {
      #expect(layout.verified() == nil)
    }
  }

  @Test(arguments: [
    \ConformanceLayout.conformedProtocol, \.type, \.sectionStart,
    \.sectionLength, \.descriptor.flags, \.descriptor.name, \.descriptor.accessor,
    \.metadata.protocols,
  ])
  func wrongOffsetInTheRecordOfAConformanceIsNoticed(
    _ offset: Offset<ConformanceLayout>
  ) {
    for layout in wrongLayouts(ConformanceLayout(), offset) {
      #expect(layout.verified() == nil)
    }
  }

  @Test func nothingIsReadWithAnUnknownLayout() {
    #expect(TypeMetadata(Int.self, layout: nil) == nil)
    #expect(EnumWitnesses(Int?.self, layout: nil) == nil)
    #expect(Conformances(to: (any ProbeProtocol).self, layout: nil) == nil)
    #expect(StoredField.listed(in: ProbeFields.self, nil) == nil)
    #expect(StoredField.listed(inClass: ProbeObject.self, nil) == nil)
    #expect(StoredField.paths(of: ProbeFields.self, nil) == nil)
  }
}

typealias Offset<Layout> = any WritableKeyPath<Layout, Int8> & Sendable

private let metadataOffsets: [Offset<MetadataLayout>] = [
  \.kind, \.descriptor, \.genericArguments, \.wrapped, \.instance, \.functionFlags,
  \.functionResult,
  \.tupleCount, \.tupleElements, \.tupleStride,
]

/// The layout with one offset that is too small, and with one that is too large.
private func wrongLayouts<Layout>(
  _ layout: Layout,
  _ offset: WritableKeyPath<Layout, Int8>,
  distances: [Int8] = [-8, -4, 4, 8]
) -> [Layout] {
  distances.map { distance in
    var layout = layout
    layout[keyPath: offset] += distance
    return layout
  }
}
