/// A type whose values a recorded test makes with an initializer that is not the memberwise one.
///
/// ``StoreRecording/testSource(of:options:)`` writes a struct with all of its fields. Where a struct has no such
/// initializer, an extension in the tests names the arguments of one that it has:
///
/// ```swift
/// extension ItemForm.State: InitializerRepresentable {
///   public var initializerArguments: [(label: String?, value: Any)]? {
///     original == item ? [("item", item)] : nil
///   }
/// }
/// ```
public protocol InitializerRepresentable {
  /// The labels and the values of the arguments, or nil for a value that no initializer makes.
  var initializerArguments: [(label: String?, value: Any)]? { get }
}
