import ViewCore

struct Row: Identifiable {
  var id = 0
  var title = ""
  var isDone = false
}

struct Part: Identifiable {
  var id = 0
  var rows = [Row()]
}

enum Action { case tap, with(Int) }

@MainActor func send(_ action: Action) {}

struct Parts: View {
  let parts: [Part]

  var body: some View {
    List {
      ForEach(parts) { part in
        ForEach(part.rows) { row in
          Button("Open") { send(.with(row.id)) }
        }
      }
      Button("Add") {}.disabled(parts.isEmpty)
    }
  }
}

struct Editor: View {
  @State private var row = Row()
  @State private var rows = [Row()]
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Row") {
        TextField("Title", text: $row.title)
        Toggle("Done", isOn: $row.isDone)
        Stepper("Number", value: $row.id, in: 0...9)
      }
      ForEach($rows) { $row in
        HStack(spacing: 8) {
          Image(systemName: "star")
          TextField("Title", text: $row.title)
        }
      }
      .onDelete { offsets in rows.remove(atOffsets: offsets) }
    }
    .navigationTitle("Editor")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }
      }
    }
    .sheet(isPresented: $isShown) {
      Parts(parts: [])
    }
  }
}

struct Card: View {
  let title: String
  let count: Int
  var isLarge = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(isLarge ? .title : .headline)
        .foregroundStyle(.secondary)
      if count > 1 {
        Text("\(count) items")
      } else {
        Text("One item").italic()
      }
      RoundedRectangle(cornerRadius: 4)
        .fill(.blue)
        .frame(width: 40, height: 4)
    }
    .padding(.horizontal, 12)
    .background(Color.gray.opacity(0.2))
    .onTapGesture { send(.tap) }
  }
}
