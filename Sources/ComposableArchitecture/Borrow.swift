/// Calls a function with the value at a place, which is not copied for the call.
///
/// What is read from a pointer, in code that is not compiled for one type alone, is copied first: each
/// reference in it is retained. Of a value that might not be copyable the compiler makes no copy.
///
/// - Parameters:
///   - place: Where the value is. Nobody changes it meanwhile.
///   - body: Takes the value.
/// - Returns: What the function returns.
@inline(__always)
func borrow<Value: ~Copyable, Result>(
  _ place: UnsafePointer<Value>,
  _ body: (borrowing Value) -> Result
) -> Result {
  body(place.pointee)
}
