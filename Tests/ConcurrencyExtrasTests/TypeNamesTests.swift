import ConcurrencyExtras
import Testing

private struct Row {
  struct Cell {}
}

struct TypeNamesTests {
  @Test func privateTypeNamesHaveNoAddresses() {
    struct Local {}
    #expect(typeName(Row.self) == "ConcurrencyExtrasTests.Row")
    #expect(typeName([Row.Cell].self) == "Swift.Array<ConcurrencyExtrasTests.Row.Cell>")
    #expect(typeName(Local.self) == "ConcurrencyExtrasTests.TypeNamesTests.Local")
  }

  @Test func textsOfValuesHaveNoAddresses() {
    #expect("\([Row()])".withoutPrivateScopes == "[ConcurrencyExtrasTests.Row()]")
  }

  @Test func otherTextsStayAsTheyAre() {
    #expect("Row(name: \"(unknown)\")".withoutPrivateScopes == "Row(name: \"(unknown)\")")
  }
}
