/// A type whose values a recorded test makes with an initializer that is not the memberwise one.
///
/// ``StoreRecording/testSource(of:options:)`` writes a struct with all of its fields. Where a struct has no such
/// initializer, an extension in the app names the arguments of one that it has. The tests that the inspector copies need it in
/// the app. A recording that tests make may have it in the tests.
///
/// ```swift
/// extension ItemForm.State: InitializerRepresentable {
///   var initializerArguments: [(label: String?, value: Any)]? {
///     original == item ? [("item", item)] : nil
///   }
/// }
/// ```
public protocol InitializerRepresentable {
  /// The labels and the values of the arguments, or nil for a value that no initializer makes.
  var initializerArguments: [(label: String?, value: Any)]? { get }
}
