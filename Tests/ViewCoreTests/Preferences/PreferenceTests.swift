import Foundation
import Testing
import ViewCore
import ViewTesting

/// Views provide values for the views around them.
@MainActor
struct PreferenceTests {
  /// Shows a view, and returns what it provides.
  private func value<Key: PreferenceKey>(
    of key: Key.Type,
    @ViewBuilder _ content: () -> some View
  ) -> [Key.Value] where Key.Value: Equatable {
    let received = Received<Key.Value>()
    let view = ViewHarness {
      VStack(content: content).onPreferenceChange(key) { received.values.append($0) }
    }
    #expect(view.patches == [])
    return received.values
  }

  @Test func valuesAreCombinedInTheOrderOfTheViews() {
    #expect(
      value(of: NamesKey.self) {
        Named("a")
        Group {
          Named("b")
          AnyView(Named("c"))
        }
        if true { Named("d") }
        ForEach(["e", "f"], id: \.self) { Named($0) }
        Grid { GridRow { Named("g") } }
        List {
          Section {
            Named("h")
          } header: {
            Named("i")
          }
        }
      } == [["a", "b", "c", "d", "e", "f", "g", "i", "h"]]
    )
  }

  @Test func valuesInAContainerAreCombinedFirst() {
    func text(_ value: String) -> some View {
      Text(value).preference(key: NestingKey.self, value: value)
    }
    #expect(
      value(of: NestingKey.self) {
        text("a")
        HStack {
          text("b")
          Text("-")
          text("c")
        }
        HStack {}
        text("d").padding()
      } == ["((a (b c)) d)"]
    )
  }

  @Test func actionReceivesTheDefaultWhereNoViewProvidesAValue() {
    #expect(value(of: NamesKey.self) { Text("a") } == [[]])
    #expect(value(of: NestingKey.self) { Named("a") } == ["none"])
    #expect(value(of: FirstKey.self) { Text("a") } == [nil])
    #expect(
      value(of: FirstKey.self) {
        Text("a").preference(key: FirstKey.self, value: nil)
        Text("b").preference(key: FirstKey.self, value: 2)
      } == [2]
    )
  }

  @Test func valueReplacesThoseInside() {
    #expect(
      value(of: NamesKey.self) {
        HStack { Named("a") }.preference(key: NamesKey.self, value: ["b"])
        HStack { Named("c") }.preference(key: NestingKey.self, value: "d")
      } == [["b", "c"]]
    )
  }

  @Test func transformationReceivesTheValueInsideOrTheDefault() {
    #expect(
      value(of: NamesKey.self) {
        Named("a")
        HStack {
          Named("b")
          Named("c")
        }
        .transformPreference(NamesKey.self) { $0.reverse() }
        Text("d").transformPreference(NamesKey.self) { $0.append("e") }
      } == [["a", "c", "b", "e"]]
    )
    #expect(
      value(of: NestingKey.self) {
        Text("a").transformPreference(NestingKey.self) { $0 += "!" }
      } == ["none!"]
    )
  }

  @Test func readersPassValuesOn() {
    let inner = Received<[String]>()
    #expect(
      value(of: NamesKey.self) {
        Named("a")
        HStack { Named("b") }.onPreferenceChange(NamesKey.self) { inner.values.append($0) }
      } == [["a", "b"]]
    )
    #expect(inner.values == [["b"]])
  }

  @Test func viewsOfLayersComeBehindAndInFront() {
    #expect(
      value(of: NamesKey.self) {
        Named("a").background { Named("b") }.overlay { Named("c") }
        HStack { Named("d").overlay { Named("e") } }.preference(key: NamesKey.self, value: ["f"])
      } == [["b", "a", "c", "f"]]
    )
  }

  @Test func measuredSizeIsProvided() {
    struct SizeKey: PreferenceKey {
      static let defaultValue: Double = 0

      static func reduce(value: inout Double, nextValue: () -> Double) {
        value = max(value, nextValue())
      }
    }
    struct Screen: View {
      @State private var width: Double = 0

      var body: some View {
        Text("Wide").background {
          GeometryReader { proxy in
            Color.clear.preference(key: SizeKey.self, value: proxy.size.width)
          }
        }
        .onPreferenceChange(SizeKey.self) { width = $0 }
        Text("\(Int(width))")
      }
    }
    #expect(ViewHarness(size: .init(width: 70, height: 20)) { Screen() }.text == ["Wide", "70"])
  }

  @Test func dialogsAndBarsProvideNothing() throws {
    let received = Received<[String]>()
    let view = ViewHarness {
      NavigationStack {
        Named("root").toolbar { Named("bar") }
          .sheet(isPresented: .constant(true)) { Named("sheet") }
      }
      .onPreferenceChange(NamesKey.self) { received.values.append($0) }
    }
    #expect(view.contains(.dialog))
    #expect(view.text.contains("bar"))
    #expect(received.values == [["root"]])
  }

  @Test func readerInASheetReceivesItsValues() {
    let received = Received<[String]>()
    let view = ViewHarness {
      Text("root").sheet(isPresented: .constant(true)) {
        Named("sheet").onPreferenceChange(NamesKey.self) { received.values.append($0) }
      }
    }
    #expect(view.contains(.dialog))
    #expect(received.values == [["sheet"]])
  }

  @Test func screensOfAStackProvideValuesInTheirOrder() throws {
    let received = Received<[String]>()
    let inner = Received<[String]>()
    let view = ViewHarness {
      NavigationStack {
        NavigationLink("Push", value: 1)
          .preference(key: NamesKey.self, value: ["root"])
          .navigationDestination(for: Int.self) { Named("\($0)") }
          .onPreferenceChange(NamesKey.self) { inner.values.append($0) }
      }
      .onPreferenceChange(NamesKey.self) { received.values.append($0) }
    }
    try view.tap(.button("Push"))
    try view.tap(.button("Back"))
    #expect(received.values == [["root"], ["root", "1"], ["root"]])
    #expect(inner.values == [["root"]])
  }

  @Test func tabsProvideValues() {
    #expect(
      value(of: NamesKey.self) {
        TabView {
          Named("a").tabItem { Text("A") }
          Named("b").tabItem { Text("B") }
        }
      } == [["a", "b"]]
    )
  }
}
