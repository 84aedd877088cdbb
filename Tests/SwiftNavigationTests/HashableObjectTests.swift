import SwiftNavigation
import Testing

@Suite struct HashableObjectTests {
  final class Model: HashableObject {}

  @Test func hashableObjectsCompareByIdentity() {
    let models = [Model(), Model()]
    #expect(models[0] == models[0])
    #expect(models[0] != models[1])
    #expect(Set(models + models).count == 2)
  }
}
