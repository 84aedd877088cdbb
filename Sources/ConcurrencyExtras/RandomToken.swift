/// 32 bytes from the system's cryptographic generator, as 64 hexadecimal digits.
package func randomToken() -> String {
  var generator = SystemRandomNumberGenerator()
  return (0..<4).map { _ in
    let digits = String(generator.next() as UInt64, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()
}
