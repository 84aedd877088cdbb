public import Observation

/// Keeps who observes which properties of a model, for models that are not made by a macro.
///
/// ```swift
/// final class Profile: Perceptible {
///   private let registrar = PerceptionRegistrar()
///   private var storage = ""
///
///   var name: String {
///     get {
///       registrar.access(self, keyPath: \.name)
///       return storage
///     }
///     set { registrar.withMutation(of: self, keyPath: \.name) { storage = newValue } }
///   }
/// }
/// ```
///
/// It is an `ObservationRegistrar`; all are equal, and none of them is encoded.
public struct PerceptionRegistrar: Codable, Hashable, Sendable {
  private let registrar: ObservationRegistrar

  /// Creates a registrar that nobody observes.
  public init() {
    registrar = ObservationRegistrar()
  }

  /// Creates a registrar that nobody observes yet, in place of one that was encoded.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) {}

  /// Always true: who observes a model is no part of its value.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}

  /// Notes that a property is read.
  ///
  /// - Parameters:
  ///   - subject: The model.
  ///   - keyPath: The property.
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }

  /// Tells those who read a property that it is about to change.
  ///
  /// - Parameters:
  ///   - subject: The model.
  ///   - keyPath: The property.
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    registrar.willSet(subject, keyPath: keyPath)
  }

  /// Tells those who read a property that it has changed.
  ///
  /// - Parameters:
  ///   - subject: The model.
  ///   - keyPath: The property.
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    registrar.didSet(subject, keyPath: keyPath)
  }

  /// Changes a property, and tells those who read it.
  ///
  /// - Parameters:
  ///   - subject: The model.
  ///   - keyPath: The property.
  ///   - mutation: Changes it.
  /// - Returns: The result of `mutation`.
  /// - Throws: The error of `mutation`.
  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> T
  ) rethrows -> T {
    try registrar.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}
