public import Observation

/// The observers of the fields of a value of observable state.
///
/// The macro adds a registrar to the state.
///
/// It does not affect the value: all registrars are equal, and none is encoded. Copies of a value share their
/// observers.
///
/// The registrar never keeps a copy of a field while the field changes. So a change of one row costs the same in ten
/// rows and in ten thousand.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var history = RevisionHistory()
  /// The revision of the value in its history.
  @usableFromInline var revision = 0

  /// Creates the registrar of a new value.
  public init() {}

  /// The identity of the value that contains the registrar.
  public var id: ObservableStateID { ObservableStateID(history, revision: revision) }

  /// Separates the identity of the value from that of its copies before the value changes.
  ///
  /// A value that is not the latest revision of its history starts a new history.
  public mutating func _$willModify() {
    if isReplayed {
      history = RevisionHistory()
      revision = 0
    } else if history.advance(from: revision) {
      revision &+= 1
    } else {
      history = RevisionHistory(leaving: history)
      revision = 0
    }
  }

  private var isReplayed: Bool {
    #if DEBUG
    ReplayedStates.areChanging
    #else
    false
    #endif
  }

  /// Registers a read of a field.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    history.withRegistrar { $0.access(subject, keyPath: keyPath) }
  }

  /// Registers a read of a collection of features.
  ///
  /// From now on, changes of its elements are detected.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  @inlinable
  public func access<Subject: Observable, C: Collection>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, C>
  ) where C.Element: ObservableState {
    history.withRegistrar {
      // A change on another thread then compares the elements.
      history.noteCollectionRead()
      $0.access(subject, keyPath: keyPath)
    }
  }

  /// Notifies observers that a field is about to change.
  ///
  /// While a reducer runs in a release build, the observers are notified when it has returned.
  ///
  /// - Parameters:
  ///   - subject: The value, which is copied only if there are observers to notify now.
  ///   - keyPath: The field.
  @inlinable
  public func willSet<Subject: Observable, Member>(
    _ subject: @autoclosure () -> Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    guard history.isRead, !history.postpones(notificationOf: keyPath) else { return }
    history.notify { $0.willSet(subject(), keyPath: keyPath) }
  }

  /// Notifies observers that a field has changed.
  ///
  /// - Parameters:
  ///   - subject: The value, which is copied only if there are observers to notify now.
  ///   - keyPath: The field.
  @inlinable
  public func didSet<Subject: Observable, Member>(
    _ subject: @autoclosure () -> Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    // A notification that 'willSet' has postponed includes this one.
    guard history.isRead, !history.postpones(notificationOf: nil) else { return }
    history.notify { $0.didSet(subject(), keyPath: keyPath) }
  }

  /// Notifies observers that a field was changed in place.
  ///
  /// - Parameters:
  ///   - subject: The value, which is copied only if there are observers to notify now.
  ///   - keyPath: The field.
  @inlinable
  public func didReplace<Subject: Observable, Member>(
    _ subject: @autoclosure () -> Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    guard history.isRead, !history.postpones(notificationOf: keyPath) else { return }
    history.notify { registrar in
      let subject = subject()
      registrar.willSet(subject, keyPath: keyPath)
      registrar.didSet(subject, keyPath: keyPath)
    }
  }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
  /// Always true: the observers are not part of the value.
  public static func == (_: Self, _: Self) -> Bool {
    true
  }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}

  /// Creates a registrar for a decoded value.
  ///
  /// It decodes nothing.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
