import SwiftUI

/// A body of 60 lines with up to 15 modifiers on a view.
///
/// The target's settings bound what the type checker may try for it; docs/Performance.md says how long
/// it takes.
struct LongBody: View {
  @State private var isOn = false
  @State private var count = 0
  @State private var text = ""
  private let title = "Title"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Count: \(count)")
        .font(.title)
        .bold()
        .foregroundColor(isOn ? .red : .secondary)
        .multilineTextAlignment(.center)
        .lineLimit(2)
        .padding()
        .padding(.horizontal, 8)
        .background(isOn ? Color.yellow : .green)
        .cornerRadius(8)
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 1) }
        .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
        .opacity(isOn ? 1 : 0.5)
        .offset(y: isOn ? 10 : 0)
        .animation(.easeInOut(duration: 0.2), value: isOn)
        .accessibilityLabel("Count")
      Button(isOn ? "Stop" : "Start") { isOn.toggle() }
        .buttonStyle(.borderedProminent)
        .font(.headline)
        .foregroundStyle(.white)
        .tint(isOn ? Color.red : .accentColor)
        .disabled(count > 10)
        .padding([.top, .leading], 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 44)
        .background(.blue, in: .rect(cornerRadius: 4))
        .clipShape(Circle())
        .rotationEffect(.degrees(isOn ? 90 : 0))
        .scaleEffect(isOn ? 1.5 : 1)
        .onAppear { text = "" }
        .onChange(of: isOn) { count += 1 }
        .id(count)
      TextField("Name", text: $text)
        .textFieldStyle(.roundedBorder)
        .keyboardType(.emailAddress)
        .autocapitalization(.none)
        .disableAutocorrection(true)
        .textContentType(.emailAddress)
        .onSubmit { count = text.count }
        .font(.system(size: 17, weight: .semibold))
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .overlay(alignment: .trailing) { Image(systemName: "trash").imageScale(.large) }
        .background(Color.red.opacity(0.1))
        .frame(width: 200, height: 40)
        .layoutPriority(1)
        .zIndex(2)
        .transition(.move(edge: .bottom).combined(with: .opacity))
        .task(id: count) {}
      Image(systemName: isOn ? "heart.fill" : "heart")
        .resizable()
        .aspectRatio(1, contentMode: .fit)
        .foregroundStyle(.tint)
        .frame(width: 20 + CGFloat(count) * 2, height: 20 + CGFloat(count) * 2)
        .onTapGesture { withAnimation { count += 1 } }
    }
    .navigationTitle(title)
    .toolbar { Button("Done") { isOn = false } }
    .sheet(isPresented: $isOn) { Text(title) }
  }
}
