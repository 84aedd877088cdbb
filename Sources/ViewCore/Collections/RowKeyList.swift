/// The keys of a collection's rows: a row with the same key before and after a change is the same row.
protocol RowKeys {
  /// The position of the row with an id, or `nil` if there is none.
  func offset(of id: AnyHashable) -> Int?
}

/// The ids of a collection's elements as keys.
struct RowKeyList<ID: Hashable>: RowKeys {
  /// An id and the number of equal ids before it, which is 0 unless ids are duplicated.
  private struct NumberedID: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var ids: [ID] = []
  /// For each id the number of equal ids before it, or empty if all ids are unique.
  private var occurrences: [Int] = []
  /// The object to which the elements belong.
  ///
  /// Equal ids of another owner are other rows.
  private var owner: AnyObject?

  init(owner: AnyObject? = nil) {
    self.owner = owner
  }

  /// Replaces the ids.
  ///
  /// - Parameters:
  ///   - new: The new ids.
  ///   - owner: The object to which the elements belong, if any.
  ///   - reportDuplicate: Called with the first id that occurs a second time.
  /// - Returns: The difference.
  mutating func change(
    to new: [ID],
    of owner: AnyObject? = nil,
    reportDuplicate: (ID) -> Void
  ) -> RowDiff {
    guard owner === self.owner else {
      let count = ids.count
      self = RowKeyList(owner: owner)
      return change(to: new, of: owner, reportDuplicate: reportDuplicate).replacing(count)
    }
    defer { ids = new }
    if occurrences.isEmpty {
      let change = RowDiff(from: ids, to: new)
      if !change.hasDuplicates { return change }
    }
    let old = numbered(ids, occurrences)
    occurrences = occurrences(in: new, reportDuplicate: reportDuplicate)
    return RowDiff(from: old, to: numbered(new, occurrences))
  }

  func offset(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap(ids.firstIndex)
  }

  private func numbered(_ ids: [ID], _ occurrences: [Int]) -> [NumberedID] {
    ids.indices.map {
      NumberedID(id: ids[$0], occurrence: occurrences.isEmpty ? 0 : occurrences[$0])
    }
  }

  /// For each id the number of equal ids before it, or empty if all ids are unique.
  private func occurrences(in ids: [ID], reportDuplicate: (ID) -> Void) -> [Int] {
    var counts: [ID: Int] = [:]
    var occurrences: [Int] = []
    for id in ids {
      let count = counts[id, default: 0]
      counts[id] = count + 1
      occurrences.append(count)
      if count > 0, occurrences.count == counts.count + 1 { reportDuplicate(id) }
    }
    return counts.count == ids.count ? [] : occurrences
  }
}
