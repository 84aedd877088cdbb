import ComposableArchitecture

// The architecture alone re-exports no views: 'State' is what a feature declares.

// error: cannot find type 'State' in scope
private let count: KeyPath<State, Int>? = nil

// error: cannot find type 'View' in scope
private struct CounterView: View {}

// error: cannot find 'Text' in scope
private let text = Text("Count")

// error: cannot find type 'Binding' in scope
private let binding: Binding<Int>? = nil

// error: cannot find type 'Animation' in scope
private let animation: Animation? = nil

// error: cannot find 'withAnimation' in scope
private func animate() { withAnimation { print("Count") } }
