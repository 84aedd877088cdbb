extension Mistake {
  /// Mistakes in the rows of three lists inside each other, and behind these rows.
  static let inNestedScreen: [Mistake] = [
    Mistake(
      .nested,
      "ForEach(store.years)",
      becomes: "ForEach(store.yeas)",
      says: """
        value of type 'StoreOf<Budget>' (aka 'Store<Budget.State, Budget.Action>') has no dynamic \
        member 'yeas' using key path from root type 'Budget.State'
        """
    ),
    Mistake(
      .nested,
      "Text(bill.name).font",
      becomes: "Text(bill.nam).font",
      says: "value of type 'Bill' has no member 'nam'"
    ),
    Mistake(
      .nested,
      ".billTapped(bill.id)",
      becomes: ".bilTapped(bill.id)",
      says: "type 'Budget.Action' has no member 'bilTapped'"
    ),
    Mistake(
      .nested,
      ".delete(bill.id, in: month.id)",
      becomes: ".delete(bill.id)",
      says: "missing argument for parameter 'in' in call"
    ),
    Mistake(
      .nested,
      ".monospacedDigit()",
      becomes: ".monospaceDigit()",
      says: "value of type 'Text' has no member 'monospaceDigit'"
    ),
    Mistake(
      .nested,
      ".addTapped(year: year.id, month: month.id)",
      becomes: ".addTapped(year: year.id)",
      says: "missing argument for parameter 'month' in call"
    ),
    Mistake(
      .nested,
      ".addTapped(year: year.id, month: month.id)",
      becomes: ".addTapped(year: year.id, mont: month.id)",
      says: "incorrect argument label in call (have 'year:mont:', expected 'year:month:')"
    ),
    Mistake(
      .nested,
      "ForEach(month.bills)",
      becomes: "ForEach(month.bils)",
      says: "value of type 'Month' has no member 'bils'"
    ),
    Mistake(
      .nested,
      "ForEach(year.months)",
      becomes: "ForEach(year.month)",
      says: "value of type 'Year' has no member 'month'"
    ),
    Mistake(
      .nested,
      #"Text("\(year.months.count) months")"#,
      becomes: #"Text("\(year.months.cont) months")"#,
      says: """
        value of type 'IdentifiedArrayOf<Month>' (aka 'IdentifiedArray<Int, Month>') has no \
        member 'cont'
        """
    ),
    Mistake(
      .nested,
      "text: $store.query, prompt",
      becomes: "text: store.query, prompt",
      says: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    ),
  ]
}
