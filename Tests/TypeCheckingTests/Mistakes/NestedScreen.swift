import ComposableArchitecture
import Foundation
import ViewCore

struct Bill: Equatable, Identifiable {
  let id: UUID
  var name = ""
  var amount = 0.0
  var isPaid = false
  var due = Date()
}

struct Month: Equatable, Identifiable {
  let id: Int
  var name = ""
  var bills: IdentifiedArrayOf<Bill> = []
}

struct Year: Equatable, Identifiable {
  let id: Int
  var months: IdentifiedArrayOf<Month> = []
}

@Reducer
struct BillForm {
  @ObservableState
  struct State: Equatable { var bill: Bill }
  enum Action: BindableAction { case binding(BindingAction<State>), cancelTapped, saveTapped }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct BillFormView: View {
  @Bindable var store: StoreOf<BillForm>
  var body: some View {
    Form {
      TextField("Name", text: $store.bill.name)
      Toggle("Paid", isOn: $store.bill.isPaid)
      DatePicker("Due", selection: $store.bill.due, displayedComponents: .date)
      Slider(value: $store.bill.amount, in: 0...1000)
    }
    .navigationTitle("Bill")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { store.send(.cancelTapped) } }
      ToolbarItem(placement: .confirmationAction) { Button("Save") { store.send(.saveTapped) } }
    }
  }
}

@Reducer
struct Budget {
  enum Sort: String, CaseIterable { case name, amount }
  @ObservableState
  struct State: Equatable {
    var years: IdentifiedArrayOf<Year> = []
    var query = ""
    var sort = Sort.name
    var onlyOpen = false
    @Presents var form: BillForm.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var total: Double { years.flatMap(\.months).flatMap(\.bills).reduce(0) { $0 + $1.amount } }
  }
  enum Action: BindableAction {
    case addTapped(year: Int, month: Int)
    case alert(PresentationAction<Alert>)
    case billTapped(Bill.ID)
    case binding(BindingAction<State>)
    case delete(Bill.ID, in: Month.ID)
    case dialog(PresentationAction<Dialog>)
    case form(PresentationAction<BillForm.Action>)
    case onAppear
    case payTapped(Bill.ID)
    case refresh
    enum Alert: Equatable { case confirmDelete(Bill.ID) }
    enum Dialog: Equatable { case markAllPaid }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in .none }
      .ifLet(\.$form, action: \.form) { BillForm() }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
  }
}

struct BudgetView: View {
  @Bindable var store: StoreOf<Budget>

  var body: some View {
    List {
      Section("Total") {
        LabeledContent("Sum", value: store.total, format: .currency(code: "EUR"))
        Toggle("Only open", isOn: $store.onlyOpen)
        Picker("Sort", selection: $store.sort) {
          ForEach(Budget.Sort.allCases, id: \.self) { sort in
            Text(sort.rawValue.capitalized).tag(sort)
          }
        }
        .pickerStyle(.segmented)
      }
      ForEach(store.years) { year in
        Section {
          ForEach(year.months) { month in
            DisclosureGroup(month.name) {
              ForEach(month.bills) { bill in
                Button {
                  store.send(.billTapped(bill.id))
                } label: {
                  HStack {
                    VStack(alignment: .leading) {
                      Text(bill.name).font(.headline)
                      Text(bill.due, style: .date)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(bill.amount, format: .currency(code: "EUR"))
                      .monospacedDigit()
                    if bill.isPaid {
                      Image(systemName: "checkmark")
                    }
                  }
                }
                .swipeActions(edge: .trailing) {
                  Button("Delete", role: .destructive) {
                    store.send(.delete(bill.id, in: month.id))
                  }
                  Button("Pay") { store.send(.payTapped(bill.id)) }
                    .tint(.green)
                }
                .contextMenu {
                  Button("Pay", systemImage: "eurosign") { store.send(.payTapped(bill.id)) }
                }
              }
              Button("Add") { store.send(.addTapped(year: year.id, month: month.id)) }
            }
          }
        } header: {
          Text("Year \(year.id)")
        } footer: {
          Text("\(year.months.count) months")
        }
      }
    }
    .listStyle(.insetGrouped)
    .searchable(text: $store.query, prompt: "Bills")
    .refreshable { await store.send(.refresh).finish() }
    .navigationTitle("Budget")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Refresh", systemImage: "arrow.clockwise") { store.send(.refresh) }
      }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { store in
      NavigationStack { BillFormView(store: store) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    .onAppear { store.send(.onAppear) }
    .onChange(of: store.query) { _, query in
      if query.isEmpty { store.send(.refresh) }
    }
  }
}
