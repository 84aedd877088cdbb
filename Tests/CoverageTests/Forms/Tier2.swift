import SwiftUI

// Each form that tier 2 adds, as apps write it.

struct Tier2Views: View {
  enum Filter: LocalizedStringKey, CaseIterable, Hashable {
    case all = "All"
    case done = "Done"
  }

  @State private var filter = Filter.all
  @State private var text = ""
  @State private var editMode = EditMode.inactive
  @State private var item: Tier1Views.Row?
  @State private var rows = [1, 2]

  var body: some View {
    NavigationStack {
      ScrollView {
        HStack(spacing: 4) { EmptyView() }
        VStack(spacing: 4) { Divider() }
        GeometryReader { (proxy: GeometryProxy) in Text("\(proxy.size.width)") }
        Text("tinted").foregroundColor(Color(red: 0.5, green: 0.5, blue: 1))
        Picker("Filter", selection: $filter.animation()) {
          ForEach(Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        SecureField("Password", text: $text)
        TextField("Mail", text: $text)
          .autocapitalization(.none)
          .autocapitalization(.words)
          .disableAutocorrection(true)
          .keyboardType(.emailAddress)
          .keyboardType(.numberPad)
          .textContentType(.emailAddress)
          .textContentType(.name)
          .textFieldStyle(.roundedBorder)
        Button("plain") {}.buttonStyle(.plain).disabled(true)
        Text("sized").frame(width: 20, height: 20).cornerRadius(4)
        Text("padded").padding(.all, 4).padding(.leading, 2)
        Text("task").task(id: text) {}
        List {
          ForEach(rows, id: \.self) { Text("\($0)") }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, $editMode)
      }
      .navigationBarItems(leading: EditButton())
      .navigationBarItems(trailing: Button("Add") {})
      .navigationDestination(item: $item) { Text($0.name) }
      .sheet(item: $item) { Text($0.name) }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: {}) }
      }
      .animation(.default, value: rows)
    }
  }
}

@Observable
final class Tier2Model {
  var name = "name"
}

struct Tier2Bindable: View {
  @Bindable var model: Tier2Model

  var body: some View {
    TextField("Name", text: $model.name)
    Text(verbatim: $model.name.wrappedValue)
  }
}

struct Tier2Previews: PreviewProvider {
  static var previews: some View {
    Tier2Views().previewDisplayName("Views")
  }
}
