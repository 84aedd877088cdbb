#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// The updates of the page after an action: which views ran and why, which did not, and what changed.
struct ScreenView: View {
  @Bindable var store: StoreOf<InspectorFeature>
  let screen: ScreenRecording
  let entry: InspectedStores.Entry
  let number: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Toggle("Changes flash on the page", isOn: $store.isHighlighting)
        if updates.isEmpty {
          Text("No view ran after this action.").foregroundStyle(.secondary)
        }
        ForEach(updates) { update in
          UpdateView(store: store, update: update, quiet: screen.quietViews(in: update))
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var updates: [ScreenUpdate] {
    screen.updates(after: number, of: entry.id)
      .filter { store.window == nil || $0.window == store.window }
  }
}

/// One update of a window.
private struct UpdateView: View {
  let store: StoreOf<InspectorFeature>
  let update: ScreenUpdate
  let quiet: [QuietView]

  private var bodies: [BodyRun] { update.bodies.filter(\.isOfApp) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Window \(update.window)").font(.headline)
        Spacer(minLength: 8)
        Button("Show on the page") {
          store.send(.showChangesButtonTapped(update: update.id))
        }
        .buttonStyle(.bordered)
        .disabled(update.changes.isEmpty)
      }
      Text(summary).font(.footnote).foregroundStyle(.secondary)
      part("Views that ran") {
        ForEach(bodies.indices, id: \.self) { index in
          BodyRunView(run: bodies[index], reason: bodies[index].text)
        }
      }
      part("Changes on the page") {
        ForEach(update.changes.indices, id: \.self) { index in
          Text(update.changes[index].text).font(.footnote.monospaced())
        }
      }
      DisclosureGroup("Views that did not run (\(quiet.count))") {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(quiet) { view in
            BodyRunView(run: view.run, reason: "Nothing that it has read has changed.")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 8)
      }
    }
  }

  private var summary: String {
    let actions = update.actions.values.map(\.count).reduce(0, +)
    let library = update.bodies.count - bodies.count
    return [
      "Actions since the update before: \(actions)",
      "views of the app: \(bodies.count), of the library: \(library)",
      "patches: \(update.changes.count), bytes: \(update.bytes)",
    ].joined(separator: " · ")
  }

  private func part(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.subheadline.bold())
      content()
    }
  }
}

/// A view with the reason for which it ran or did not run, and what it reads.
private struct BodyRunView: View {
  let run: BodyRun
  let reason: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(run.name).font(.footnote.monospaced().bold())
        Spacer(minLength: 8)
        Text(run.duration.text).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
      }
      Text(reason).font(.footnote)
      Text(run.readsText).font(.caption).foregroundStyle(.secondary)
    }
  }
}
#endif
