/// The object in a variable that is set once, or `nil` before.
///
/// A lock would cost as much as the reading that it protects, and atomic types of the standard library
/// need newer systems than we do. These two functions of it are what lazy bridging uses.
@inline(__always)
func published<Object: AnyObject>(_ variable: inout AnyObject?, as type: Object.Type) -> Object? {
  // Objects of this type alone are put into the variable, and stay there as long as it does.
  _stdlib_atomicAcquiringLoadARCRef(object: &variable).map {
    unsafeDowncast($0.takeUnretainedValue(), to: type)
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
