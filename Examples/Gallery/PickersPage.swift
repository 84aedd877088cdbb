import SwiftUI

struct PickersPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var days: Set<DateComponents> = [DateComponents(year: 2023, month: 11, day: 20)]
  @State private var theme = Theme.lavender
  @State private var filter = Filter.all
  @State private var rooms = [
    Room(id: "Kitchen", theme: .lavender), Room(id: "Hall", theme: .seafoam),
  ]

  private struct Room: Identifiable {
    let id: String
    var theme: Theme
  }

  enum Filter: LocalizedStringKey, CaseIterable, Hashable {
    case all = "All"
    case active = "Active"
    case completed = "Completed"
  }

  var body: some View {
    Form {
      Section("Dates") {
        DatePicker("Start", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      }
      Section("Calendar") {
        DatePicker("Start", selection: $date, in: Date(timeIntervalSince1970: 1_699_300_000)...)
          .datePickerStyle(.graphical)
      }
      Section("Days") {
        MultiDatePicker("Days off", selection: $days)
      }
      Section("Menu") {
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases) { theme in
            Label(theme.name, systemImage: "paintpalette").tag(theme)
          }
        }
      }
      Section("Segmented") {
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      Section("Palette") {
        Picker("Filter", selection: $filter) {
          Image(systemName: "tray").accessibilityLabel("All").tag(Filter.all)
          Image(systemName: "bolt").accessibilityLabel("Active").tag(Filter.active)
          Image(systemName: "checkmark").accessibilityLabel("Completed").tag(Filter.completed)
        }
        .pickerStyle(.palette)
      }
      Section("Group") {
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.radioGroup)
      }
      .collapsible(true)
      Section("Of several rooms") {
        Picker("Theme of all rooms", sources: $rooms, selection: \.theme) {
          ForEach(Theme.allCases) { Text($0.name).tag($0) }
        }
        ForEach($rooms) { $room in
          Picker(room.id, selection: $room.theme) {
            ForEach(Theme.allCases) { Text($0.name).tag($0) }
          }
        }
      }
      Section("Inline") {
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases) { theme in
            ZStack {
              RoundedRectangle(cornerRadius: 4).fill(theme.color)
              Label(theme.name, systemImage: "paintpalette").padding(4)
            }
            .fixedSize(horizontal: false, vertical: true)
            .tag(theme)
          }
        }
        .pickerStyle(.inline)
      }
    }
  }
}

enum Theme: String, CaseIterable, Identifiable {
  case bubblegum, lavender, seafoam

  var id: Self { self }
  var name: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .bubblegum: .pink
    case .lavender: .purple
    case .seafoam: .mint
    }
  }
}
