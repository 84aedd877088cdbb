#if !canImport(Darwin)
public import CustomDump

// NB: CustomDump has the same conformance on Apple's platforms alone.
extension Duration: @retroactive CustomDumpStringConvertible {
  /// The duration in seconds, such as `300.0 seconds`, and not its two halves of 64 bits.
  public var customDumpDescription: String { description }
}
#endif
