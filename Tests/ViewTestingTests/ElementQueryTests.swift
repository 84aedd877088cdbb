import Testing
import ViewCore
import ViewTesting

@MainActor
struct ElementQueryTests {
  private struct Bills: View {
    @State private var sums = ["Rent": "900", "Food": "300"]
    @State private var gone: [String] = []

    var body: some View {
      Text("Gone: \(gone.joined(separator: ", "))")
      List(["Rent", "Food"], id: \.self) { name in
        Text(name)
        TextField(
          "Sum",
          text: Binding {
            sums[name] ?? ""
          } set: {
            sums[name] = $0
          }
        )
        .accessibilityIdentifier("sum")
        Button("Delete") { gone.append(name) }
      }
      Toggle("Paid", isOn: .constant(true))
      Picker("Currency", selection: .constant("EUR")) {
        Text("Euro").tag("EUR")
        Text("Dollar").tag("USD")
      }
    }
  }

  private struct Lists: View {
    @State private var gone: [String] = []

    var body: some View {
      Text("Gone: \(gone.joined(separator: ", "))")
      List(["Rent", "Food"], id: \.self) { name in
        HStack {
          Text(name)
          Button("Delete") { gone.append(name) }
        }
      }
    }
  }

  @Test func anElementIsFoundInARow() throws {
    let view = ViewHarness { Lists() }
    try view.tap(.button("Delete", in: .row("Food")))
    #expect(view.contains(.text("Gone: Food")))
    #expect(!view.contains(.button("Delete", in: .row("Foo"))))
    #expect(!view.contains(.button("Delete", in: .text("Food"))))
  }

  @Test func anElementIsFoundByItsPlace() throws {
    let view = ViewHarness { Lists() }
    try view.tap(.button("Delete").element(boundBy: 1))
    try view.tap(.button("Delete").firstMatch)
    #expect(view.contains(.text("Gone: Food, Rent")))
    #expect(!view.contains(.button("Delete").element(boundBy: 2)))
    #expect(view.contains(.text("Rent", in: .row.element(boundBy: 0))))
    #expect(!view.contains(.text("Rent", in: .row.element(boundBy: 1))))
  }

  @Test func anElementIsFoundByItsIdentifierAndItsValue() throws {
    let view = ViewHarness { Bills() }
    #expect(!view.contains(.identifier("other")))
    #expect(view.contains(.textField("Sum").matching(identifier: "sum").firstMatch))
    try view.type("950", into: .identifier("sum").matching(value: "900"))
    #expect(view.contains(.textField("Sum").matching(value: "950")))
    #expect(view.contains(.row.containing(.textField("Sum").matching(value: "300"))))
    #expect(view.contains(.toggle("Paid").matching(value: "1")))
    #expect(view.contains(.picker("Currency").matching(value: "Euro")))
  }

  @Test func anElementIsFoundByAPartOfItsName() throws {
    let view = ViewHarness {
      Lists()
      Button("Delete Rent") {}
      Button("Close") {}.accessibilityLabel("Close bills")
      Toggle("Paid in full", isOn: .constant(true))
    }
    #expect(view.count(of: .button.matching(partOfName: "delete")) == 3)
    #expect(view.count(of: .button.matching(partOfName: "Rent")) == 1)
    #expect(view.count(of: .button.matching(partOfName: "Bills")) == 1)
    #expect(view.count(of: .button.matching(partOfName: "Close")) == 1)
    #expect(view.count(of: .row.matching(partOfName: "Foo")) == 1)
    #expect(view.count(of: .row.containing(.text.matching(partOfName: "foo"))) == 1)
    #expect(view.count(of: .toggle.matching(partOfName: "in full")) == 1)
    #expect(view.count(of: .toggle.matching(partOfName: "out")) == 0)
    #expect(view.count(of: ElementQuery().matching(partOfName: "full")) == 2)
    try view.tap(ElementQuery(role: "button", in: .row("Food")).matching(partOfName: "ELET"))
    #expect(view.contains(.text.matching(partOfName: "gone: food")))
  }

  @Test func aQueryReadsAsTheOutlineDoes() {
    let queries: [ElementQuery] = [
      .button("Delete", in: .row("Rent")), .button("Delete").element(boundBy: 1), .dialog,
      .identifier("sum", in: .row.firstMatch), .textField("Sum").matching(value: "900"),
      .row.containing(.toggle("Paid")), .link.matching(partOfName: "Pay"),
    ]
    #expect(
      queries.map(\.description) == [
        "button \"Delete\" in row \"Rent\"", "button \"Delete\" [1]", "dialog",
        "element #sum in row [0]", "textbox \"Sum\" = \"900\"", "row containing switch \"Paid\"",
        "link \"…Pay…\"",
      ]
    )
  }

  @Test func accessibilityOutlineListsRolesNamesAndValues() {
    let view = ViewHarness {
      Bills()
      Button("Pay") {}.disabled(true)
    }
    #expect(
      view.accessibilityOutline == """
        text "Gone: "
        list
          listitem
            text "Rent"
          listitem
            textbox "Sum" = "900"
          listitem
            button "Delete"
          listitem
            text "Food"
          listitem
            textbox "Sum" = "300"
          listitem
            button "Delete"
        text "Paid"
        switch "Paid"
        text "Currency"
        combobox "Currency" = "Euro"
          option "Euro"
          option "Dollar"
        button "Pay" (disabled)
        """
    )
  }
}
