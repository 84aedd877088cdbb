import SwiftUI

// Closures that a view was given and hands on: nobody marks them as sendable, and nothing warns of them.

struct StoredClosures: View {
  let action: () -> Void
  let edit: (Bool) -> Void
  let open: (URL) -> OpenURLAction.Result
  let show: (URL) -> Void
  let load: () async -> Void
  @Binding var text: String
  @Binding var isShown: Bool

  var body: some View {
    buttons
      .toolbar { Button("toolbar", action: action) }
      .toolbar { ToolbarItem { Button("item", action: action) } }
      .alert("alert", isPresented: $isShown) { Button("alert", action: action) }
      .confirmationDialog("dialog", isPresented: $isShown) { Button("dialog", action: action) }
      .sheet(isPresented: $isShown, onDismiss: action) { Text("sheet") }
      .environment(\.openURL, OpenURLAction(handler: open))
      .onOpenURL(perform: show)
      .refreshable(action: load)
      .task(load)
  }

  private var buttons: some View {
    VStack {
      Button(action: action) { Text("label") }
      Button(role: .destructive, action: action) { Text("role") }
      Button("title", action: action)
      Button("symbol", systemImage: "star", action: action)
      Menu("menu") { Button("entry", action: action) }
      Stepper("stepper", onIncrement: action, onDecrement: action)
      Slider(value: .constant(1), in: 0...3, onEditingChanged: edit)
      TextField("field", text: $text, onEditingChanged: edit, onCommit: action)
    }
    .onAppear(perform: action)
    .onDisappear(perform: action)
    .onTapGesture(perform: action)
    .onLongPressGesture(perform: action)
    .onSubmit(action)
    .onChange(of: text, action)
  }
}
