import Testing

@testable import ViewCore

@MainActor
struct InputEqualityTests {
  private struct Padded: View {
    struct Place {
      var small: Int8 = 1
      var large = 2
    }

    var place = Place()

    var body: some View { EmptyView() }
  }

  @Test func unusedBytesMakeNoDifference() {
    var (first, second) = (Padded(), Padded())
    withUnsafeMutableBytes(of: &first) { $0[1] = 0 }
    withUnsafeMutableBytes(of: &second) { $0[1] = 0xff }
    let fields = DynamicPropertyFields.of(Padded.self)
    #expect(fields.inputsAreEqual(first, second))
    second.place.large = 3
    #expect(!fields.inputsAreEqual(first, second))
  }
}
