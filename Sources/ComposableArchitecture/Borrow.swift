/// Calls a function with the value at an address, without copying it.
///
/// Generic code copies a value that it reads from a pointer, which retains each reference in it. The compiler does
/// not copy a value whose type may be noncopyable.
///
/// - Parameters:
///   - place: The address of the value. The value must not change during the call.
///   - body: Borrows the value.
/// - Returns: The result of the function.
@inline(__always)
func borrow<Value: ~Copyable, Result>(
  _ place: UnsafePointer<Value>,
  _ body: (borrowing Value) -> Result
) -> Result {
  body(place.pointee)
}
