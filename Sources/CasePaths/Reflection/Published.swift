/// The object in a variable that is set once, or `nil` before.
///
/// A lock would cost as much as the read that it protects, and the standard library's atomic types need newer
/// systems than this library does. These two functions exist for the lazy bridging of collections.
///
/// - Parameters:
///   - variable: A variable for objects of one type.
///   - type: The type.
/// - Returns: The object without a retain. It lives as long as the variable does.
@inline(__always)
func published<Object: AnyObject>(
  _ variable: inout AnyObject?,
  as type: Object.Type
) -> Unmanaged<Object>? {
  // The variable only ever holds objects of this type.
  _stdlib_atomicAcquiringLoadARCRef(object: &variable).map {
    Unmanaged.fromOpaque(UnsafeRawPointer($0.toOpaque()))
  }
}

/// Puts an object into a variable, unless another thread has done so first.
///
/// - Parameters:
///   - object: The object.
///   - variable: A variable for objects of one type.
/// - Returns: Whether the object was put there.
@discardableResult
func publish(_ object: AnyObject, in variable: inout AnyObject?) -> Bool {
  _stdlib_atomicAcquiringInitializeARCRef(object: &variable, desired: object)
    .takeUnretainedValue() === object
}
