public import Observation

/// The registry of the observers of a model, for models without a macro.
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
/// It is an `ObservationRegistrar`. All registrars are equal, and none is encoded.
public struct PerceptionRegistrar: Codable, Hashable, Sendable {
  private let registrar: ObservationRegistrar

  /// Creates a registrar without observers.
  public init() {
    registrar = ObservationRegistrar()
  }

  /// Creates a registrar without observers, in place of an encoded one.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) {}

  /// Always true: observers are not a part of the value of a model.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}

  /// Notes a read of a property.
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

  /// Notifies the observers of a property before its change.
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

  /// Notifies the observers of a property after its change.
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

  /// Changes a property, and notifies its observers.
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
