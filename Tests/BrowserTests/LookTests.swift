import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
@Suite(.needsBrowser)
struct LookTests {
  @Test func pictures() async throws {
    try await LivePage.show(Demo()) { live in
      let page = live.page
      try await page.waitFor(.button("Increment"))
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("1"))
      print(try await page.outline())
      for (name, screen, scheme) in [
        ("light", Page.Screen.desktop, Page.ColorScheme.light), ("dark", .desktop, .dark),
        ("phone", .phone, .light), ("phone-dark", .phone, .dark),
      ] {
        try await page.show(on: screen)
        try await page.prefer(scheme)
        try await page.screenshot().write(to: URL(fileURLWithPath: "/tmp/look-\(name).png"))
      }
    }
  }
}

struct Demo: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = true

  var body: some View {
    Form {
      Section {
        Text("\(count)").font(.largeTitle.monospacedDigit())
        Button("Decrement") { count -= 1 }
        Button("Increment") { count += 1 }
      }
      Section("Profile") {
        TextField("Name", text: $name)
        Toggle("Notifications", isOn: $isOn)
        Button("Disabled") {}.disabled(true)
        Button("Delete account", role: .destructive) {}
      }
      Section {
        Button {} label: {
          HStack {
            Text("Get fact")
            Spacer()
            ProgressView()
          }
        }
        ProgressView("Downloading", value: 3, total: 10)
      } footer: {
        Text("Facts come from a server and may be wrong.")
      }
    }
  }
}
