extension Shared {
  /// A property of the value, which is shared as well.
  ///
  /// ```swift
  /// @Shared(.settings) var settings = Settings()
  /// let volume: Shared<Double> = $settings.volume
  /// ```
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: MutableMemberReference(reference, keyPath))
  }

  /// A property of the value that cannot be written.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// Reads a value that a closure computes from the shared value at each read.
  ///
  /// ```swift
  /// @SharedReader var isEmpty: Bool
  /// _isEmpty = $meetings.read { $0.isEmpty }
  /// ```
  ///
  /// - Parameter body: Computes the value.
  /// - Returns: The property.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }
}
