// Constant ranges of numbers, as 'ForEach' takes them.

/// A range of integers.
// NB: With 'Range<Int>' in place of these protocols, the compiler takes each collection in a body with a mistake for a
// range, too. It then checks the rows once more, with numbers as elements. There are several protocols because each
// adds to the cost of a collection that is no range. Ten are enough for the compiler to leave the rows out.
public typealias _NumberRange = _Numbers
  & _NumberRange2 & _NumberRange3 & _NumberRange4 & _NumberRange5 & _NumberRange6
  & _NumberRange7 & _NumberRange8 & _NumberRange9 & _NumberRange10

/// A range of integers, with its numbers.
public protocol _Numbers: RandomAccessCollection where Element == Int {}
/// A range of integers.
public protocol _NumberRange2 {}
/// A range of integers.
public protocol _NumberRange3 {}
/// A range of integers.
public protocol _NumberRange4 {}
/// A range of integers.
public protocol _NumberRange5 {}
/// A range of integers.
public protocol _NumberRange6 {}
/// A range of integers.
public protocol _NumberRange7 {}
/// A range of integers.
public protocol _NumberRange8 {}
/// A range of integers.
public protocol _NumberRange9 {}
/// A range of integers.
public protocol _NumberRange10 {}

extension Range:
  _Numbers, _NumberRange2, _NumberRange3, _NumberRange4, _NumberRange5, _NumberRange6,
  _NumberRange7, _NumberRange8, _NumberRange9, _NumberRange10
where Bound == Int {}
