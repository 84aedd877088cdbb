/// Facts about whole numbers that follow from their divisors.
enum Arithmetic {
  /// A sentence about a number.
  static func fact(about number: Int) -> String {
    switch number {
    case .min..<0: return "\(number) is as far below zero as \(number.magnitude) is above it."
    case 0: return "0 is the only number that is neither positive nor negative."
    case 1: return "1 divides every number, and is neither prime nor composite."
    default: break
    }
    let factors = primeFactors(of: number)
    guard factors.count > 1 else { return "\(number) is a prime number." }
    let product = factors.map(String.init).joined(separator: " × ")
    let divisors = properDivisorSum(of: factors, number)
    if divisors == number { return "\(number) is perfect: it is the sum of its proper divisors." }
    let kind = divisors < number ? "deficient" : "abundant"
    return "\(number) is \(product), and \(kind): its proper divisors add up to \(divisors)."
  }

  /// The prime factors of a number greater than 1, from the smallest to the greatest.
  static func primeFactors(of number: Int) -> [Int] {
    var factors: [Int] = []
    var rest = number
    var candidate = 2
    while candidate <= rest / candidate {
      while rest.isMultiple(of: candidate) {
        factors.append(candidate)
        rest /= candidate
      }
      candidate += 1
    }
    return rest > 1 ? factors + [rest] : factors
  }

  /// The sum of the divisors of a number other than itself, from its prime factors.
  private static func properDivisorSum(of factors: [Int], _ number: Int) -> Int {
    let powers = Dictionary(grouping: factors) { $0 }
    let sum = powers.reduce(1) { product, power in
      product * power.value.reduce(1) { sum, prime in sum * prime + 1 }
    }
    return sum - number
  }
}
