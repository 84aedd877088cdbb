import Foundation
import Sharing
import Testing

extension SharedKey where Self == FileStorageKey<[String]>.Default {
  static var names: Self {
    Self[.fileStorage(.homeDirectory.appending(component: "names.json")), default: []]
  }
}

struct SharingPage {
  @Test func featuresShareTheNames() {
    @Shared(.names) var names
    @Shared(.names) var sameNames
    $names.withLock { $0.append("Blob") }
    #expect(sameNames == ["Blob"])
  }
}
