import Testing

@testable import Counter

struct ArithmeticTests {
  @Test(arguments: [
    (-3, "-3 is as far below zero as 3 is above it."),
    (0, "0 is the only number that is neither positive nor negative."),
    (1, "1 divides every number, and is neither prime nor composite."),
    (7, "7 is a prime number."),
    (8, "8 is 2 × 2 × 2, and deficient: its proper divisors add up to 7."),
    (12, "12 is 2 × 2 × 3, and abundant: its proper divisors add up to 16."),
    (28, "28 is perfect: it is the sum of its proper divisors."),
  ])
  func arithmeticKnowsAFactAboutANumber(about number: Int, fact: String) {
    #expect(Arithmetic.fact(about: number) == fact)
  }
}
