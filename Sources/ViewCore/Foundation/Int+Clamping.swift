extension Int {
  /// The whole number nearest to a number, as far as a range goes.
  ///
  /// What is not a number is 0, or the end of the range that is nearest to it.
  package init(_ number: Double, in range: ClosedRange<Int>) {
    let number = number.isNaN ? 0 : number.rounded()
    self =
      number <= Double(range.lowerBound)
      ? range.lowerBound : number >= Double(range.upperBound) ? range.upperBound : Int(number)
  }
}
