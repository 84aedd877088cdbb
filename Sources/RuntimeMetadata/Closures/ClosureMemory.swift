/// A closure as it is in memory: its code, and the object that holds the captured values.
package struct ClosureMemory {
  package let code: UnsafeRawPointer
  package let captures: UnsafeRawPointer?
}
