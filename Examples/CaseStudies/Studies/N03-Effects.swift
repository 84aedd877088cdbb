import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let effects = CaseStudy("N3", "Effects", "Work that sends actions, joined and cancelled.")
  {
    DownloadsView()
  }
}

/// Something that no feature waits for.
@MainActor
@Observable
private final class Bell {
  private(set) var rings = 0

  func ring() { rings += 1 }
}

private struct Downloads: Reducer {
  struct State: Equatable {
    var lines: [String] = []
  }

  enum Action: Equatable {
    case bellButtonTapped
    case bothButtonTapped
    case cancelButtonTapped
    case oneAfterTheOtherButtonTapped
    case progressed(String)
  }

  private enum CancelID { case downloads }

  let bell: Bell

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bellButtonTapped:
        return .fireAndForget { await bell.ring() }

      case .bothButtonTapped:
        state.lines = []
        return .merge(download("A"), download("B"))
          .cancellable(id: CancelID.downloads, cancelInFlight: true)

      case .cancelButtonTapped:
        return .merge(.cancel(id: CancelID.downloads), .send(.progressed("Cancelled")))

      case .oneAfterTheOtherButtonTapped:
        state.lines = []
        return .concatenate(download("A"), download("B"))
          .cancellable(id: CancelID.downloads, cancelInFlight: true)

      case .progressed(let line):
        state.lines.append(line)
        return .none
      }
    }
  }

  private func download(_ name: String) -> EffectOf<Self> {
    .run { send in
      for part in 1...3 {
        try await clock.sleep(for: .milliseconds(400))
        await send(.progressed("\(name): part \(part) of 3"))
      }
    }
  }
}

private struct DownloadsView: View {
  @State private var bell: Bell
  @State private var store: StoreOf<Downloads>

  init() {
    let bell = Bell()
    self.bell = bell
    store = Store(initialState: Downloads.State()) { Downloads(bell: bell) }
  }

  var body: some View {
    WithViewStore(store, observe: \.lines) { viewStore in
      Form {
        Section {
          Button("Both at once") { viewStore.send(.bothButtonTapped) }
          Button("One after the other") { viewStore.send(.oneAfterTheOtherButtonTapped) }
          Button("Cancel", role: .destructive) { viewStore.send(.cancelButtonTapped) }
        }
        Section("Nothing comes back") {
          Button("Ring the bell") { viewStore.send(.bellButtonTapped) }
          Text("It rang \(bell.rings.counted("time")).")
        }
        Section("Progress") {
          ForEach(viewStore.state.indices, id: \.self) { index in
            Text(viewStore.state[index])
          }
        }
      }
    }
  }
}
