/// The object in a variable that is set once, or `nil` before.
///
/// A lock would cost as much as the reading that it protects, and atomic types of the standard library
/// need newer systems than we do. These two functions of it are what lazy bridging uses.
///
/// - Parameters:
///   - variable: A variable for objects of one type.
///   - type: The type.
/// - Returns: The object without a retain: it stays as long as the variable does.
@inline(__always)
func published<Object: AnyObject>(
  _ variable: inout AnyObject?,
  as type: Object.Type
) -> Unmanaged<Object>? {
  // Objects of this type alone are put into the variable.
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
