import Testing
import ViewCore
import ViewTesting

/// The user and the request of a window, as its views see them.
@MainActor
struct WindowUserTests {
  private struct Profile: View {
    @Environment(\.windowUser) private var user
    @Environment(\.pageRequest) private var request
    @Environment(\.logout) private var logout
    @State private var answer: Bool?

    var body: some View {
      Text(user?.name ?? "guest")
      Text(request.path)
      Button("Log out") { answer = logout(to: "/goodbye") }
      if let answer { Text("\(answer)") }
    }
  }

  @Test func viewsSeeTheUserAndTheRequest() {
    var environment = EnvironmentValues()
    environment.windowUser = WindowUser(id: "anna", name: "Anna")
    environment.pageRequest = PageRequest(path: "/trips")
    let view = ViewHarness(environment: environment) { Profile() }
    #expect(view.text == ["Anna", "/trips", "Log out"])
  }

  @Test func logoutWithoutALoginDoesNothing() throws {
    let view = ViewHarness { Profile() }
    try view.tap(.button("Log out"))
    #expect(view.text == ["guest", "/", "Log out", "false"])
  }

  @Test func logoutReachesTheOwnerOfTheWindow() {
    let graph = ViewGraph(root: Profile())
    var addresses: [String] = []
    graph.onLogout = { addresses.append($0) }
    let tree = graph.mount()
    let button = tree.compactMap { $0.buttonNode }.first ?? 0
    #expect(graph.handle(.click, on: button) == .handled)
    #expect(addresses == ["/goodbye"])
    graph.unmount()
  }

  @Test func handlerOfATestCountsMoreThanTheWindow() throws {
    var addresses: [String] = []
    var environment = EnvironmentValues()
    environment.logout = LogoutAction { address in
      addresses.append(address)
      return true
    }
    let view = ViewHarness(environment: environment) { Profile() }
    try view.tap(.button("Log out"))
    #expect(view.text.last == "true")
    #expect(addresses == ["/goodbye"])
  }
}

extension Patch {
  /// The first button that it inserts.
  fileprivate var buttonNode: NodeID? {
    guard case .insert(let tree, _, _) = self else { return nil }
    return tree.button
  }
}

extension ElementTree {
  fileprivate var button: NodeID? {
    element.tag == "button" ? id : children.lazy.compactMap(\.button).first
  }
}
