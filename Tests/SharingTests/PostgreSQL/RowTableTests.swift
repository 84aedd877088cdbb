import Testing

@testable import PostgreSQLSharing

struct RowTableTests {
  private let rows = SharedRows(in: NoRowStore())

  @Test func namesOfReleasedRowsAreRemoved() {
    var table = RowTable()
    let kept = StoredRow("kept", in: rows)
    _ = table.add(kept)
    for number in 0..<1_000 { _ = table.add(StoredRow("\(number)", in: rows)) }
    #expect(table.count <= 64)
    #expect(table.all.map(\.name) == ["kept"])
    #expect(table["kept"].count == 1)
  }

  @Test func rowIsAddedOnce() {
    var table = RowTable()
    let first = StoredRow("list", in: rows)
    let second = StoredRow("list", in: rows)
    let isNew = [table.add(first), table.add(first), table.add(second)]
    #expect(isNew == [true, false, true])
    #expect(table["list"].count == 2)
    withExtendedLifetime((first, second)) {}
  }
}
