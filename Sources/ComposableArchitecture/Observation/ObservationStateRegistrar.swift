public import Observation

/// Knows who observes the fields of a value of observable state; the macro adds one to the value.
///
/// It is of no consequence to the value: all registrars are equal, and none is encoded. Copies of a value
/// share theirs.
///
/// The registrar never holds a copy of what it observes while that changes, so that a change of one row in
/// ten thousand costs what it costs in ten.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var lineage = Lineage()
  /// The number of the value in its lineage.
  @usableFromInline var number = 0

  /// Creates the registrar of a new value.
  public init() {}

  /// The identity of the value that the registrar is in.
  public var id: ObservableStateID { ObservableStateID(lineage, number: number) }

  /// Gives copies of the value another identity than it has, as it is about to change and they are not.
  ///
  /// If the value itself is a copy that was left behind, it gets an identity of its own.
  public mutating func _$willModify() {
    if lineage.advance(from: number) {
      number &+= 1
    } else {
      lineage = Lineage(leaving: lineage)
      number = 0
    }
  }

  /// Notes that a field is read.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    lineage.registrar.access(subject, keyPath: keyPath)
  }

  /// Notes that a collection of features is read: from now on the changes in it are looked at.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func access<Subject: Observable, C: Collection>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, C>
  ) where C.Element: ObservableState {
    lineage.noteCollectionRead()
    lineage.registrar.access(subject, keyPath: keyPath)
  }

  /// Tells observers that a field is about to change.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    lineage.registrar.willSet(subject, keyPath: keyPath)
  }

  /// Tells observers that a field has changed.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    lineage.registrar.didSet(subject, keyPath: keyPath)
  }

  /// Tells observers that a field was changed in place.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func didReplace<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    let registrar = lineage.registrar
    registrar.willSet(subject, keyPath: keyPath)
    registrar.didSet(subject, keyPath: keyPath)
  }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
  /// Always true: who observes a value is no part of it.
  public static func == (_: Self, _: Self) -> Bool {
    true
  }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}

  /// Creates the registrar of a value that is decoded, from nothing.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
