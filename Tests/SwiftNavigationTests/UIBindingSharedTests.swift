import Sharing
import SwiftNavigation
import Testing

@MainActor
struct UIBindingSharedTests {
  @Test func aSharedValueIsReadAndWritten() {
    @Shared(value: 1) var count
    let binding = UIBinding($count)
    binding.wrappedValue = 2
    #expect(count == 2)
    $count.withLock { $0 = 3 }
    #expect(binding.wrappedValue == 3)
    #expect(UIBindingIdentifier(binding) == UIBindingIdentifier(UIBinding($count)))
  }
}
