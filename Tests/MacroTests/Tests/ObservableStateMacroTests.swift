import Foundation
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ObservableStateMacroTests {
  @Test func observableStateObservesFields() {
    expect(
      """
      @ObservableState
      public struct State: Equatable {
        public var count = 0
        var name: String
        let id = 1
        static var shared = 1
        var double: Int { count * 2 }
        lazy var late = 1
        @ObservationStateIgnored var scratch = 0
        @Shared var settings: Settings
        private var text = "" {
          didSet { print(text) }
        }
      }
      """,
      expandsTo: #"""
        public struct State: Equatable {
          public var count {
        \#(countAccessors)
          }

          private var _count = 0
          var name: String {
        \#(countAccessors.replacing("count", with: "name"))
          }

          private var _name: String
          let id = 1
          static var shared = 1
          var double: Int { count * 2 }
          lazy var late = 1
          var scratch = 0
          @Shared
          var settings: Settings
          private var text {
            didSet { print(text) }
            @storageRestrictions(initializes: _text)
            init(initialValue) {
              _text = initialValue
            }

            get {
              _$observationRegistrar.access(self, keyPath: \.text)
              return _text
            }

            set {
              guard _$observationRegistrar.isReplacement(of: _text, by: newValue) else {
                _text = newValue
                return
              }
              _$observationRegistrar._$willModify()
              _$observationRegistrar.willSet(self, keyPath: \.text)
              _text = newValue
              _$observationRegistrar.didSet(self, keyPath: \.text)
            }

            _modify {
              _$observationRegistrar._$willModify()
              let before = _$observationRegistrar.willModify(&_text)
              defer {
                if before.isReplaced(by: _text) {
                  _$observationRegistrar.didReplace(self, keyPath: \.text)
                }
              }
              yield &_text
            }
          }

          private var _text = "" {
              didSet {
                print(text)
              }
            }

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public static func _$forEachField(_ body: (Swift.String, Swift.PartialKeyPath<Self>) -> Swift.Void) {
            body("count", \Self.count)
            body("name", \Self.name)
            body("text", \Self.text)
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#
    )
  }

  @Test func observableStateObservesPresentedChildren() {
    // NB: The type states its conformance, because the test support removes '@ObservableState' before it
    // expands '@Presents'.
    expect(
      """
      @ObservableState
      struct State: ObservableState {
        @Presents public var alert: AlertState<Action.Alert>?
        @Presents var sheet: Optional<Sheet.State> = Sheet.State()
      }
      """,
      expandsTo: #"""
        struct State: ObservableState {
          public var alert: AlertState<Action.Alert>? {
        \#(alertAccessors)
          }

          public var $alert: ComposableArchitecture.PresentationState<AlertState<Action.Alert>> {
        \#(projectionAccessors)
          }

          private var _alert = ComposableArchitecture.PresentationState<AlertState<Action.Alert>>(wrappedValue: nil)
          var sheet: Optional<Sheet.State> {
        \#(alertAccessors.replacing("alert", with: "sheet"))
          }

          var $sheet: ComposableArchitecture.PresentationState<Sheet.State> {
        \#(projectionAccessors.replacing("alert", with: "sheet"))
          }

          private var _sheet = ComposableArchitecture.PresentationState<Sheet.State>(wrappedValue: Sheet.State())

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public static func _$slot(of field: Swift.PartialKeyPath<Self>) -> ComposableArchitecture._ObservedSlot<Self>? {
            switch field {
            case \Self.alert, \Self.$alert:
              return .init(storage: \Self._alert, field: \Self.alert, registrar: \Self._$observationRegistrar)
            case \Self.sheet, \Self.$sheet:
              return .init(storage: \Self._sheet, field: \Self.sheet, registrar: \Self._$observationRegistrar)
            default:
              return nil
            }
          }

          public static func _$forEachField(_ body: (Swift.String, Swift.PartialKeyPath<Self>) -> Swift.Void) {
            body("alert", \Self.alert)
            body("sheet", \Self.sheet)
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#
    )
  }

  @Test func observableStateSwitchesOverAnEnumWithoutCases() {
    expect(
      """
      @ObservableState
      enum State {
      }
      """,
      expandsTo: """
        enum State {

          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {

            }
          }

          public mutating func _$willModify() {
            switch self {

            }
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func observableStateObservesPayloads() {
    expect(
      """
      @ObservableState
      enum State {
        case idle
        case loading(Loading.State)
        case failed(code: Int)
        #if DEBUG
        case debug(Int, Int)
        #endif
      }
      """,
      expandsTo: """
        enum State {
          case idle
          case loading(Loading.State)
          case failed(code: Int)
          #if DEBUG
          case debug(Int, Int)
          #endif

          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .idle:
              return ._$inert._$tag(0)
            case .loading(let state):
              return ._$id(for: state)._$tag(1)
            case .failed(let state):
              return ._$id(for: state)._$tag(2)
            #if DEBUG
            case .debug:
              return ComposableArchitecture.ObservableStateID()._$tag(3)
            #endif
            }
          }

          public mutating func _$willModify() {
            switch self {
            case .idle:
              break
            case .loading(var state):
              ComposableArchitecture._$willModify(&state)
              self = .loading(state)
            case .failed(var state):
              ComposableArchitecture._$willModify(&state)
              self = .failed(code: state)
            #if DEBUG
            case .debug:
              break
            #endif
            }
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func observableStateNamesTheRightAttributes() {
    let message = { (wrong: String, right: String) in
      "'@\(wrong)' does not work in '@ObservableState'; use '@\(right)'"
    }
    expect(
      """
      @ObservableState
      struct State {
        @ObservationIgnored var a = 0
        @PresentationState var b: Int?
      }
      """,
      expandsTo: """
        struct State {
          @ObservationIgnored var a = 0
          @PresentationState var b: Int?

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: message("ObservationIgnored", "ObservationStateIgnored"),
          line: 3,
          column: 3,
          fixIts: [
            FixItSpec(message: "Replace '@ObservationIgnored' with '@ObservationStateIgnored'")
          ]
        ),
        DiagnosticSpec(
          message: message("PresentationState", "Presents"),
          line: 4,
          column: 3,
          fixIts: [FixItSpec(message: "Replace '@PresentationState' with '@Presents'")]
        ),
      ],
      applying: ["Replace '@PresentationState' with '@Presents'"],
      fixed: """
        @ObservableState
        struct State {
          @ObservationIgnored var a = 0
          @Presents var b: Int?
        }
        """
    )
  }

  @Test func nonisolatedTypeGetsANonisolatedConformance() {
    expect(
      """
      @ObservableState
      nonisolated struct State {
        let a = 0
      }
      """,
      expandsTo: plainState("let a = 0")
        .replacingOccurrences(of: "struct State", with: "nonisolated struct State")
        .replacingOccurrences(of: "extension State", with: "nonisolated extension State")
    )
  }
}

/// The expansion of a state with one field that is not observed.
func plainState(_ field: String) -> String {
  """
  struct State {
    \(field)

    var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

    public var _$id: ComposableArchitecture.ObservableStateID {
      _$observationRegistrar.id
    }

    public mutating func _$willModify() {
      _$observationRegistrar._$willModify()
    }
  }

  extension State: Observation.Observable, ComposableArchitecture.ObservableState {
  }
  """
}

/// The accessors of an observed field.
private let countAccessors = #"""
      @storageRestrictions(initializes: _count)
      init(initialValue) {
        _count = initialValue
      }
      get {
        _$observationRegistrar.access(self, keyPath: \.count)
        return _count
      }
      set {
        guard _$observationRegistrar.isReplacement(of: _count, by: newValue) else {
          _count = newValue
          return
        }
        _$observationRegistrar._$willModify()
        _$observationRegistrar.willSet(self, keyPath: \.count)
        _count = newValue
        _$observationRegistrar.didSet(self, keyPath: \.count)
      }
      _modify {
        _$observationRegistrar._$willModify()
        let before = _$observationRegistrar.willModify(&_count)
        defer {
          if before.isReplaced(by: _count) {
            _$observationRegistrar.didReplace(self, keyPath: \.count)
          }
        }
        yield &_count
      }
  """#

/// The accessors of a presented field.
private let alertAccessors = #"""
      @storageRestrictions(initializes: _alert)
      init(initialValue) {
        _alert = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      get {
        _$observationRegistrar.access(self, keyPath: \.alert)
        return _alert.wrappedValue
      }
      set {
        guard _$observationRegistrar.isReplacement(of: _alert.wrappedValue, by: newValue) else {
          _alert.wrappedValue = newValue
          return
        }
        _$observationRegistrar._$willModify()
        _$observationRegistrar.willSet(self, keyPath: \.alert)
        _alert.wrappedValue = newValue
        _$observationRegistrar.didSet(self, keyPath: \.alert)
      }
      _modify {
        _$observationRegistrar._$willModify()
        let before = _$observationRegistrar.willModify(&_alert.wrappedValue)
        defer {
          if before.isReplaced(by: _alert.wrappedValue) {
            _$observationRegistrar.didReplace(self, keyPath: \.alert)
          }
        }
        yield &_alert.wrappedValue
      }
  """#

/// The accessors of the projection of a presented field.
private let projectionAccessors = #"""
      get {
        _$observationRegistrar.access(self, keyPath: \.alert)
        return _alert
      }
      set {
        guard _$observationRegistrar.isReplacement(of: _alert, by: newValue) else {
          _alert = newValue
          return
        }
        _$observationRegistrar._$willModify()
        _$observationRegistrar.willSet(self, keyPath: \.alert)
        _alert = newValue
        _$observationRegistrar.didSet(self, keyPath: \.alert)
      }
      _modify {
        _$observationRegistrar._$willModify()
        let before = _$observationRegistrar.willModify(&_alert)
        defer {
          if before.isReplaced(by: _alert) {
            _$observationRegistrar.didReplace(self, keyPath: \.alert)
          }
        }
        yield &_alert
      }
  """#
