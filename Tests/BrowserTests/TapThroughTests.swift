import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Taps on views in front of each other.
@MainActor
@Suite(.needsBrowser)
struct TapThroughTests {
  private struct Screen<Content: View>: View {
    @ViewBuilder let content: (_ tapped: @escaping (String) -> Void) -> Content
    @State private var last = "nothing"

    var body: some View {
      content { last = $0 }
      Text("tapped: \(last)")
    }
  }

  @Test func viewInFrontTakesTapsWhereItIsVisible() async throws {
    let screen = Screen { tapped in
      Button("Badge") { tapped("badge") }
        .padding(20)
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 14, height: 14) }
      Button("Line") { tapped("line") }
        .padding(20)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
      Button("Gradient") { tapped("gradient") }
        .padding(20)
        .overlay {
          RoundedRectangle(cornerRadius: 8)
            .stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
      Button("Border") { tapped("border") }
        .padding(20)
        .border(.gray)
      Button("Empty") { tapped("empty") }
        .overlay { if tapped as Any is Int { Text("never") } }
      Button("Clear") { tapped("clear") }
        .overlay(Color.clear)
      Button("Untouchable") { tapped("untouchable") }
        .overlay { Color.red.opacity(0.2).allowsHitTesting(false) }
      Button("Covered") { tapped("covered") }
        .overlay { Color.red.opacity(0.2) }
    }
    try await LivePage.show(screen) { live in
      let page = live.page
      for name in ["Badge", "Line", "Gradient", "Border", "Empty", "Clear", "Untouchable"] {
        try await page.click(.button(name))
        try await page.waitFor(.text("tapped: \(name.lowercased())"))
      }
      // A covered view is not reached.
      try await page.click(placeOf: .button("Covered"))
      try await page.click(.button("Badge"))
      try await page.waitFor(.text("tapped: badge"))
      #expect(live.log.all == [])
    }
  }

  /// The ground behind a panel is there before the panel is.
  @Test func invisibleColorTakesPartInNoGesture() async throws {
    struct Dimmed: View {
      let tapped: (String) -> Void
      @State private var isDim = false

      var body: some View {
        ZStack {
          Button("Show") { isDim = true }
          Color.black.opacity(isDim ? 0.4 : 0)
            .ignoresSafeArea()
            .onTapGesture {
              isDim = false
              tapped("ground")
            }
        }
        ZStack {
          Button("Behind") { tapped("behind") }
          Color.clear.frame(maxWidth: .infinity).onTapGesture { tapped("clear") }
          Color(white: 1, opacity: 0).onLongPressGesture { tapped("white") }
        }
        ZStack {
          Button("Covered") { tapped("covered") }
          Color.clear.frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { tapped("shape") }
        }
      }
    }
    try await LivePage.show(Screen { Dimmed(tapped: $0) }) { live in
      let page = live.page
      try await page.click(.button("Behind"))
      try await page.waitFor(.text("tapped: behind"))
      try await page.press(.tab)
      try await page.press(.space)
      try await page.waitFor(.text("tapped: covered"))
      try await page.click(placeOf: .button("Covered"))
      try await page.waitFor(.text("tapped: shape"))
      try await page.click(.button("Show"))
      try await page.waitUntil("!document.querySelector('.clear')?.closest('[style*=safe-area]')")
      try await page.click(placeOf: .button("Show"))
      try await page.waitFor(.text("tapped: ground"))
    }
  }

  @Test func aButtonThatFloatsLeavesTheListItsTaps() async throws {
    let screen = Screen { tapped in
      ZStack {
        List {
          Button("Row") { tapped("row") }
        }
        VStack {
          Spacer()
          HStack {
            Spacer()
            Button("Add") { tapped("add") }
          }
        }
        .padding()
      }
    }
    try await LivePage.show(screen) { live in
      let page = live.page
      try await page.click(.button("Row"))
      try await page.waitFor(.text("tapped: row"))
      try await page.click(.button("Add"))
      try await page.waitFor(.text("tapped: add"))
    }
  }

  @Test func invisibleViewTakesNoTaps() async throws {
    let screen = Screen { tapped in
      ZStack {
        Button("Save") { tapped("save") }
        Button("Undo") { tapped("undo") }.opacity(0)
      }
      ZStack {
        Button("Below") { tapped("below") }
        Text("Panel")
          .frame(maxWidth: .infinity)
          .padding(30)
          .background(.black)
          .onTapGesture { tapped("panel") }
          .opacity(0)
      }
    }
    try await LivePage.show(screen) { live in
      let page = live.page
      try await page.click(.button("Save"))
      try await page.waitFor(.text("tapped: save"))
      try await page.click(.button("Below"))
      try await page.waitFor(.text("tapped: below"))
      #expect(try await page.count(of: .button("Undo")) == 0)
    }
  }

  @Test func overlayOfAStackCoversItsBars() async throws {
    struct Busy: View {
      @State private var isBusy = false
      @State private var taps = 0

      var body: some View {
        TabView {
          NavigationStack {
            Text("\(taps) taps")
              .toolbar { Button(isBusy ? "Covered" : "Work") { (isBusy, taps) = (true, taps + 1) } }
          }
          .tabItem { Text("Tab") }
        }
        .overlay {
          if isBusy { Color.black.opacity(0.6).ignoresSafeArea().onTapGesture { isBusy = false } }
        }
      }
    }
    try await LivePage.show(Busy()) { live in
      let page = live.page
      try await page.click(.button("Work"))
      try await page.waitFor(.button("Covered"))
      try await page.click(placeOf: .button("Covered"))
      try await page.waitFor(.button("Work"))
      try await page.waitFor(.text("1 taps"))
    }
  }

  /// The usual way to leave out the arrow of a row.
  @Test func rowFollowsItsHiddenLink() async throws {
    struct Rows: View {
      @State private var isOn = false

      var body: some View {
        NavigationStack {
          List {
            ZStack {
              NavigationLink(value: 1) { EmptyView() }.opacity(0)
              HStack {
                Text("Row")
                Spacer()
              }
            }
            Text("Other").background(link(to: 2))
            Toggle("Switch", isOn: $isOn).background(link(to: 3))
            Text("Nowhere").background(link(to: 4).disabled(true))
            Text(isOn ? "on" : "off")
          }
          .navigationDestination(for: Int.self) { Text("Screen \($0)") }
        }
      }

      private func link(to screen: Int) -> some View {
        NavigationLink("", value: screen).opacity(0)
      }
    }
    try await LivePage.show(Rows()) { live in
      let page = live.page
      // The keyboard reaches such a row, unless it reaches a control in it.
      for (name, screen) in [("Row", "Screen 1"), ("Other", "Screen 2")] {
        try await page.waitFor(.button(name))
        try await page.press(.tab)
        try await page.press(.enter)
        try await page.waitFor(.text(screen))
        try await page.goBack()
        try await page.waitForAbsence(of: .text(screen))
        // The focus is on the button of the row again.
        try await page.waitUntil("document.activeElement.parentElement.textContent === '\(name)'")
      }
      try await page.press(.tab)
      #expect(try await page.isFocused(ElementQuery(role: "switch", name: "Switch")))
      for (name, screen) in [("Row", "Screen 1"), ("Other", "Screen 2")] {
        try await page.click(.text(name))
        try await page.waitFor(.text(screen))
        try await page.goBack()
        try await page.waitForAbsence(of: .text(screen))
      }
      // A control is not a part of the link, and a link that is disabled leads nowhere.
      try await page.click(.text("Nowhere"))
      try await page.click(.text("Switch"))
      try await page.waitFor(.text("on"))
      #expect(try await page.count(of: .text("Row")) == 1)
      #expect(live.log.all == [])
    }
  }

  @Test func disabledMenuDoesNotOpen() async throws {
    let screen = Screen { tapped in
      VStack {
        Menu("Menu") { Button("Item") { tapped("item") } }
        DisclosureGroup("More") { Text("Inside") }
      }
      .disabled(true)
    }
    try await LivePage.show(screen) { live in
      let page = live.page
      try await page.click(.text("Menu"))
      try await page.click(.text("More"))
      try await page.press(.tab)
      try await page.press(.enter)
      #expect(try await page.evaluate("document.querySelectorAll('[open]').length") == 0)
    }
  }

  @Test func gesturesOfAContainerAreMadeAnywhereInIt() async throws {
    let screen = Screen { tapped in
      ZStack {
        Button("Behind") { tapped("behind") }
        HStack { Text("Left") }
          .frame(width: 200, height: 200)
          .onTapGesture { tapped("gesture") }
      }
    }
    try await LivePage.show(screen) { live in
      let page = live.page
      try await page.click(placeOf: .button("Behind"))
      try await page.waitFor(.text("tapped: gesture"))
    }
  }

  @Test func fieldsWithLinesAroundThemAreTypedInto() async throws {
    struct Form: View {
      @State private var name = ""
      @State private var notes = ""

      var body: some View {
        TextField("Name", text: $name).padding().overlay(RoundedRectangle(cornerRadius: 8).stroke())
        TextEditor(text: $notes).border(.gray)
        Text("\(name), \(notes)")
      }
    }
    try await LivePage.show(Form()) { live in
      let page = live.page
      try await page.click(.textField("Name"))
      try await page.type("Blob")
      try await page.waitFor(.text("Blob, "))
    }
  }
}
