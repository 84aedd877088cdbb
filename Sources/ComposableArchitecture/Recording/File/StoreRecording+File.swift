public import Foundation

extension StoreRecording {
  /// The recording as the bytes of a file, which another process of the same build imports.
  ///
  /// ```swift
  /// try recording.data().write(to: file)
  /// let imported = try StoreRecording<Counter.State, Counter.Action>(data: Data(contentsOf: file))
  /// print(imported.actions.count)
  /// ```
  ///
  /// The file has the states, the actions with their origins, the ids, dates, times and random numbers that dependencies
  /// gave, and the answers of each `@DependencyClient`. Results of other dependencies are in the actions that effects have
  /// sent. The file has no value that ``PrivateValues`` names, and no answer of ``unwritableAnswers``.
  ///
  /// States and actions need no conformance. Structs are written by their stored properties, and enums by their cases.
  /// Types of Foundation are written by their conformance to `Codable`, as is a `Codable` type that stores an object or a
  /// closure.
  ///
  /// - Returns: The bytes.
  /// - Throws: A ``RecordingError`` with the way to a value that cannot be written. Closures, objects, and values of a
  ///   protocol's type other than `any Error` cannot be written. The same is true of a control's write to a field without
  ///   a name, such as a `@BindingState`. It is thrown, too, if there are no actions.
  /// - Complexity: O(*n*) in the size of all states.
  public func data() throws -> Data {
    try RecordingFile(of: self).data(of: self)
  }

  /// Reads a recording from the bytes of a file.
  ///
  /// The recording has no store. The bytes may be from anywhere: those of another app, or damaged ones, throw an error. But
  /// a value may be one that no initializer of its type makes, so that code which relies on more than the types may
  /// stop the process. A private value is empty, or nil.
  ///
  /// - Parameters:
  ///   - data: The bytes from ``data()``.
  ///   - allowsOtherBuilds: Whether another build of the app may have made the file. Types that have changed throw an error
  ///     then, and a reducer that has changed shows in ``replay(_:withDependencies:)``.
  /// - Throws: A ``RecordingError``.
  /// - Complexity: O(*n*) in the size of all states.
  public convenience init(data: Data, allowsOtherBuilds: Bool = false) throws {
    let file = try RecordingFile(
      data,
      state: State.self,
      action: Action.self,
      allowsOtherBuilds: allowsOtherBuilds
    )
    self.init(limit: max(10_000, file.content.actions.count))
    try fill(from: file)
  }
}
