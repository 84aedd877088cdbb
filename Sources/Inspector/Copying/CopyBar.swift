#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The buttons that copy tests of the actions up to one, and choose where the test begins.
struct CopyBar: View {
  let store: StoreOf<TestCopying>
  let entry: InspectedStores.Entry
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ButtonRow {
        Button("Copy as test") {
          store.send(.testButtonTapped(store: entry.id, number: number))
        }
        Button("Copy as journey") {
          store.send(.journeyButtonTapped(store: entry.id, number: number))
        }
        let isStart = store.start == number
        Button(isStart ? "From the start" : "From here") {
          store.send(isStart ? .fromStartButtonTapped : .fromHereButtonTapped(number))
        }
        if store.start != nil, !isStart {
          Button("From the start") { store.send(.fromStartButtonTapped) }
        }
      }
      if let start = store.start, start <= number {
        Text("A test begins with action \(start). Choose its last action.")
          .font(.footnote).foregroundStyle(.secondary)
      }
      if let notice = store.notice {
        Text(notice).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}
#endif
