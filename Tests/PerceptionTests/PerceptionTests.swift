import Foundation
import Perception
import Testing

@MainActor
struct PerceptionTests {
  @Test func bindableMakesBindings() {
    struct ProfileForm {
      @Perception.Bindable var profile: Profile
    }
    let profile = Profile()
    profile.name = "Blob"
    let form = ProfileForm(profile: profile)
    form.$profile.name.wrappedValue = "Blob Jr."
    #expect(profile.name == "Blob Jr.")
  }

  @Test func trackingReportsTheFirstChange() {
    let profile = Profile()
    let changes = Counter()
    let name = withPerceptionTracking {
      profile.name
    } onChange: {
      changes.increment()
    }
    #expect(name == "")
    profile.notes = "unread"
    #expect(changes.count == 0)
    profile.name = "Blob"
    profile.name = "Blob Jr."
    #expect(changes.count == 1)
  }

  @Test func registrarObservesAHandWrittenClass() {
    let model = Handmade()
    let changes = Counter()
    withPerceptionTracking {
      _ = model.count
    } onChange: {
      changes.increment()
    }
    model.count = 1
    #expect(changes.count == 1)
    #expect(model.count == 1)
  }

  @Test func registrarsAreNotAPartOfAValue() throws {
    struct Value: Codable, Hashable {
      var count = 1
      var registrar = PerceptionRegistrar()
    }
    #expect(Value() == Value())
    #expect(Value().hashValue == Value().hashValue)
    let decoded = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(Value()))
    #expect(decoded == Value())
  }
}

@Perceptible
private final class Profile {
  var name = ""
  var notes = ""
}

private final class Handmade: Perceptible {
  private let registrar = PerceptionRegistrar()
  private var storage = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storage
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { storage = newValue } }
  }
}

private final class Counter: @unchecked Sendable {
  // NB: read and written by one thread.
  private(set) var count = 0
  func increment() { count += 1 }
}
