extension IdentifiedArray: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { values.startIndex }

  @inlinable
  public var endIndex: Int { values.endIndex }

  @inlinable
  public var count: Int { values.count }

  @inlinable
  public func index(after i: Int) -> Int { i + 1 }

  @inlinable
  public func index(before i: Int) -> Int { i - 1 }
}
