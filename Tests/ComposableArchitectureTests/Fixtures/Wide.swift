import ComposableArchitecture

/// A feature with a state of 64 KiB and 200 actions.
struct Wide: Reducer {
  struct State: Identifiable, Sendable {
    var id = 0
    private var parts = zeros

    /// Created once, because in debug builds its creation needs more than a small stack.
    private static let zeros = Parts(
      repeating: Parts(repeating: Parts(repeating: Parts(repeating: Pair())))
    )

    var last: Int {
      get { parts.h.h.h.h.b }
      set { parts.h.h.h.h.b = newValue }
    }
  }

  struct Pair: Sendable {
    var a = 0
    var b = 0
  }

  /// Eight values, stored inline.
  struct Parts<Part: Sendable>: Sendable {
    var a, b, c, d, e, f, g, h: Part

    init(repeating part: Part) {
      a = part
      b = part
      c = part
      d = part
      e = part
      f = part
      g = part
      h = part
    }
  }

  enum Action: Sendable {
    case c000
    case c001
    case c002
    case c003
    case c004
    case c005
    case c006
    case c007
    case c008
    case c009
    case c010
    case c011
    case c012
    case c013
    case c014
    case c015
    case c016
    case c017
    case c018
    case c019
    case c020
    case c021
    case c022
    case c023
    case c024
    case c025
    case c026
    case c027
    case c028
    case c029
    case c030
    case c031
    case c032
    case c033
    case c034
    case c035
    case c036
    case c037
    case c038
    case c039
    case c040
    case c041
    case c042
    case c043
    case c044
    case c045
    case c046
    case c047
    case c048
    case c049
    case c050
    case c051
    case c052
    case c053
    case c054
    case c055
    case c056
    case c057
    case c058
    case c059
    case c060
    case c061
    case c062
    case c063
    case c064
    case c065
    case c066
    case c067
    case c068
    case c069
    case c070
    case c071
    case c072
    case c073
    case c074
    case c075
    case c076
    case c077
    case c078
    case c079
    case c080
    case c081
    case c082
    case c083
    case c084
    case c085
    case c086
    case c087
    case c088
    case c089
    case c090
    case c091
    case c092
    case c093
    case c094
    case c095
    case c096
    case c097
    case c098
    case c099
    case c100
    case c101
    case c102
    case c103
    case c104
    case c105
    case c106
    case c107
    case c108
    case c109
    case c110
    case c111
    case c112
    case c113
    case c114
    case c115
    case c116
    case c117
    case c118
    case c119
    case c120
    case c121
    case c122
    case c123
    case c124
    case c125
    case c126
    case c127
    case c128
    case c129
    case c130
    case c131
    case c132
    case c133
    case c134
    case c135
    case c136
    case c137
    case c138
    case c139
    case c140
    case c141
    case c142
    case c143
    case c144
    case c145
    case c146
    case c147
    case c148
    case c149
    case c150
    case c151
    case c152
    case c153
    case c154
    case c155
    case c156
    case c157
    case c158
    case c159
    case c160
    case c161
    case c162
    case c163
    case c164
    case c165
    case c166
    case c167
    case c168
    case c169
    case c170
    case c171
    case c172
    case c173
    case c174
    case c175
    case c176
    case c177
    case c178
    case c179
    case c180
    case c181
    case c182
    case c183
    case c184
    case c185
    case c186
    case c187
    case c188
    case c189
    case c190
    case c191
    case c192
    case c193
    case c194
    case c195
    case c196
    case c197
    case c198
    case c199(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .c199(let value):
        state.last = value
        return .none
      default:
        return .none
      }
    }
  }
}

/// A feature with wide children whose actions are small.
struct WideHost: Reducer {
  struct State: Sendable {
    var fixed = Wide.State()
    var maybe: Wide.State? = Wide.State()
    @PresentationState var shown: Wide.State? = Wide.State()
    var rows: IdentifiedArrayOf<Wide.State> = [Wide.State()]

    /// The state of the children.
    var all: [Int?] {
      [fixed.last, maybe?.last, shown?.last, rows.first?.last]
    }
  }
  @CasePathable
  enum Action: Sendable {
    case fixed(Wide.Action)
    case maybe(Wide.Action)
    case rows(IdentifiedActionOf<Wide>)
    case shown(PresentationAction<Wide.Action>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.fixed, action: /Action.fixed) { Wide() }
    EmptyReducer()
      .ifLet(\.maybe, action: /Action.maybe) { Wide() }
      .ifLet(\.$shown, action: /Action.shown) { Wide() }
      .forEach(\.rows, action: (/Action.rows).appending(path: /IdentifiedAction.element)) { Wide() }
  }
}

/// A feature with a stack of wide features.
///
/// Its actions are wide as well, because one of them pushes a state.
struct WideStack: Reducer {
  struct State: Sendable {
    var path = StackState([Wide.State()])
  }
  enum Action: Sendable {
    case path(StackActionOf<Wide>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: /Action.path) { Wide() }
  }
}
