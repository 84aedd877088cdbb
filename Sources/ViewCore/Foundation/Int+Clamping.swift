extension Int {
  /// Creates the integer nearest to a number within a range.
  ///
  /// `nan` becomes 0, or the nearest end of the range.
  package init(_ number: Double, in range: ClosedRange<Int>) {
    let number = number.isNaN ? 0 : number.rounded()
    self =
      number <= Double(range.lowerBound)
      ? range.lowerBound : number >= Double(range.upperBound) ? range.upperBound : Int(number)
  }
}
