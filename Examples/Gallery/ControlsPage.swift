import SwiftUI

struct ControlsPage: View {
  private struct Day: Hashable {
    var isOn: Bool
  }

  @State private var isOn = true
  @State private var name = ""
  @State private var volume = 40.0
  @State private var guests = 2
  @State private var share = 0.25
  @State private var days = [Day(isOn: true), Day(isOn: false)]
  @State private var note = "Nothing yet"
  @State private var isExpanded = true

  var body: some View {
    Form {
      Section {
        Button("A button as a row") { note = "Row" }
        Button("Delete", role: .destructive) { note = "Delete" }
        Button("Disabled") {}.disabled(true)
        HStack {
          Button("Bordered") { note = "Bordered" }.buttonStyle(.bordered)
          Button("Prominent") { note = "Prominent" }.buttonStyle(.borderedProminent)
          Spacer()
          Button {
            note = "Symbol"
          } label: {
            Image(systemName: "trash")
          }
          .buttonStyle(.borderless)
        }
        Button("Plain") { note = "Plain" }.buttonStyle(.plain)
      } header: {
        Text("Buttons")
      } footer: {
        Text("Last: \(note)")
      }
      Section("Values") {
        Toggle("Notifications", isOn: $isOn)
        Slider(value: $volume, in: 0...100, step: 5) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "minus")
        } maximumValueLabel: {
          Image(systemName: "plus")
        }
        Toggle("All days", sources: $days, isOn: \.isOn)
        Stepper("Guests: \(guests)", value: $guests, in: 1...8)
        Stepper("Share", value: $share, in: 0...1, step: 0.05, format: .percent)
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
        TextField("Rounded", text: $name).textFieldStyle(.roundedBorder)
      }
      Section("Progress") {
        ProgressView()
        ProgressView("Saving", value: volume, total: 100)
        ProgressView(value: volume, total: 100).progressViewStyle(.circular)
      }
      Section("What opens") {
        DisclosureGroup("Details", isExpanded: $isExpanded) {
          Text("One")
          Text("Two")
        }
        Menu("More") {
          Button("Duplicate", systemImage: "plus.square") { note = "Duplicate" }
          Button("Delete", systemImage: "trash", role: .destructive) { note = "Delete" }
        }
        if let website = URL(string: "https://swift.org") {
          Link("swift.org", destination: website)
        }
      }
    }
    .formStyle(.grouped)
  }
}
