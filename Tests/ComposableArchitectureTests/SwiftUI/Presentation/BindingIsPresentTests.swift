#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore

@MainActor
struct BindingIsPresentTests {
  @Test func saysWhetherThereIsAValueAndTakesItAway() {
    var name: String? = "Blob"
    let isNamed: Binding<Bool> = Binding(Binding(get: { name }, set: { name = $0 }))
    #expect(isNamed.wrappedValue)
    isNamed.wrappedValue = true
    #expect(name == "Blob")
    isNamed.wrappedValue = false
    #expect(name == nil)
    #expect(!isNamed.wrappedValue)
  }

  @Test func aValueThatIsNotKnownIsNotPresented() {
    var name: String?
    let isNamed: Binding<Bool> = Binding(Binding(get: { name }, set: { name = $0 }))
    withKnownIssue {
      isNamed.wrappedValue = true
    } matching: {
      $0.description.contains(
        "'true' was written to a binding that says whether there is a value of 'String'"
      )
    }
    #expect(name == nil)
  }
}
#endif
