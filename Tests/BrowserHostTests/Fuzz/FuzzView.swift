import Foundation
import ViewCore

/// A view with a control of each kind that takes values of a page.
struct FuzzView: View {
  @State private var text = ""
  @State private var integer = 0
  @State private var unsigned: UInt8 = 0
  @State private var number = 0.0
  @State private var price = 0.0
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isOn = false
  @State private var choice = 1
  @State private var rows = Array(0..<6)
  @State private var selection: Set<Int> = []
  @State private var path: [Int] = []
  @State private var isSheetPresented = false
  @State private var isAlertPresented = false
  @State private var isHovered = false
  @State private var keys = ""
  @State private var address = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TabView {
      Tab("Controls", systemImage: "star") { controls }
      Tab("Rows", systemImage: "star") { list }
    }
    .onOpenURL { url in
      address = url.absoluteString
      path.append(1)
    }
    .sheet(isPresented: $isSheetPresented) {
      TextField("In sheet", text: $text)
      Button("Alert") { isAlertPresented = true }
        .alert("Alert", isPresented: $isAlertPresented) {
          Button("OK") { isSheetPresented = false }
        }
    }
  }

  private var controls: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused).onSubmit { text = "" }
      Text(LocalizedStringKey(text))
      Text(date, style: .date)
      TextField("Integer", value: $integer, format: .number)
      TextField("Number", value: $number, format: .number.precision(.fractionLength(0...3)))
      TextField("Price", value: $price, format: .currency(code: "EUR"))
      Stepper("Integer", value: $integer)
      Stepper("Unsigned", value: $unsigned, step: 100)
      Slider(value: $number, in: -1...1)
      DatePicker("Date", selection: $date)
      Toggle("On", isOn: $isOn)
      Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)") } }
      Button("Sheet") { isSheetPresented = true }
      Text("Drag")
        .offset(x: number)
        .gesture(DragGesture().onChanged { number = $0.velocity.width })
        .onTapGesture(count: 2) { isFocused.toggle() }
      Button("Invisible") { isOn.toggle() }.opacity(isOn ? 1 : 0)
      reports
    }
  }

  @ViewBuilder private var reports: some View {
    AsyncImage(url: URL(string: "https://images.example/\(choice).png"))
    Text(verbatim: "\(address) \(keys)")
      .onHover { isHovered = $0 }
      .opacity(isHovered ? 0.5 : 1)
      .focusable()
      .onKeyPress { press in
        keys = press.characters
        return press.modifiers.isEmpty ? .handled : .ignored
      }
    DisclosureGroup("More", isExpanded: $isOn) { Text("Inside") }
      .disabled(choice == 2)
      .onKeyPress("a") { .handled }
  }

  private var list: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        ForEach(rows, id: \.self) { row in
          NavigationLink("Row \(row)", value: row)
            .swipeActions { Button("Double") { rows.append(rows.count + 100) } }
        }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationDestination(for: Int.self) { row in
        Button("Deeper") { path.append(row + 1) }
        Button("Root") { path = [] }
      }
    }
  }
}
