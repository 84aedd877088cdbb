import PostgreSQLSharing
import Sharing
import Testing

extension SharedKey where Self == PostgreSQLKey<[String]>.Default {
  static var shopping: Self { Self[.postgres("shopping"), default: []] }
}

struct PostgreSQLSharingPage {
  @Test func featuresShareTheList() {
    @Shared(.shopping) var shopping
    @SharedReader(.shopping) var sameList
    $shopping.withLock { $0.append("Bread") }
    #expect(sameList == ["Bread"])
  }
}
