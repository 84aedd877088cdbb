// This is how the notes write it, in their own style and in Swift 5.
// swift-format-ignore-file

import ComposableArchitecture
import SwiftUI

// MARK: - Field by field

struct CouponFeature: Reducer {
    struct State: Equatable {
        var couponCode = ""
    }

    enum Action: Equatable {
        case couponCodeInserted(String)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .couponCodeInserted(let code):
                state.couponCode = code
                return .none
            }
        }
    }
}

struct CouponView: View {
    let store: StoreOf<CouponFeature>

    var body: some View {
        WithViewStore(self.store, observe: { $0 }) { viewStore in
            VStack {
                TextField("프로모션 코드를 입력해 주세요.",
                text: viewStore.binding(
                    get: \.couponCode,
                    send: { .couponCodeInserted($0) }
                ))}
            .padding()
        }
    }
}

// MARK: - All at once

struct Attendee: Equatable, Identifiable {
    let id: UUID
    var name: String
}

struct Standup: Equatable, Identifiable {
    let id: UUID
    var attendees: [Attendee] = []
    var title = ""
}

struct StandupFormFeature: Reducer {
    struct State: Equatable {
        @BindingState var focus: Field?
        @BindingState var standup: Standup
        var renames: [String] = []

        enum Field: Hashable {
            case attendee(Attendee.ID)
            case title
        }

        init(focus: Field? = .title, standup: Standup) {
            self.focus = focus
            self.standup = standup
        }
    }

    enum Action: BindableAction, Equatable {
        case addAttendeeButtonTapped
        case binding(BindingAction<State>)
        case deleteAttendees(atOffsets: IndexSet)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        BindingReducer()
            .onChange(of: \.standup.title) { oldTitle, newTitle in
                Reduce { state, action in
                    state.renames.append("\(oldTitle) -> \(newTitle)")
                    return .none
                }
            }

        Reduce { state, action in
            switch action {
            case .addAttendeeButtonTapped:
                let newAttendee = Attendee(id: self.uuid(), name: "")
                state.standup.attendees.append(newAttendee)
                state.focus = .attendee(newAttendee.id)
                return .none

            case .binding:
                return .none

            case let .deleteAttendees(atOffsets: indices):
                for index in indices.sorted(by: >) {
                    state.standup.attendees.remove(at: index)
                }
                if state.standup.attendees.isEmpty {
                    state.standup.attendees.append(Attendee(id: self.uuid(), name: ""))
                }
                guard let removedItemIndex = indices.first else { return .none }
                let lastAttendeeIndex = state.standup.attendees.count - 1
                let index = min(removedItemIndex, lastAttendeeIndex)
                state.focus = .attendee(state.standup.attendees[index].id)
                return .none
            }
        }
    }
}

struct StandupFormView: View {
    let store: StoreOf<StandupFormFeature>
    @FocusState var focus: StandupFormFeature.State.Field?

    var body: some View {
        WithViewStore(self.store, observe: { $0 }) { viewStore in
            Form {
                Section {
                    TextField("제목", text: viewStore.$standup.title)
                        .focused(self.$focus, equals: .title)
                }
                Section {
                    ForEach(Array(viewStore.standup.attendees.enumerated()), id: \.element.id) { index, attendee in
                        TextField("참석자", text: viewStore.$standup.attendees[index].name)
                            .focused(self.$focus, equals: .attendee(attendee.id))
                    }
                    Button("참석자 추가") {
                        viewStore.send(.addAttendeeButtonTapped)
                    }
                }
            }
            .bind(viewStore.$focus, to: self.$focus)
        }
    }
}

struct ToggleFeature: Reducer {
    struct State: Equatable {
        @BindingState var isToggled = false
    }

    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding(\.$isToggled):
                return .none
            case .binding(_):
                return .none
            }
        }
    }
}

struct ToggleView: View {
    let store: StoreOf<ToggleFeature>

    var body: some View {
        WithViewStore(self.store, observe: { $0 }) { viewStore in
            Toggle("test 입니다.", isOn: viewStore.$isToggled)
        }
    }
}

// MARK: - A part of the state

struct ProductDetailFeature: Reducer {
    struct State: Equatable {
        @BindingState var productAmount = 1
    }

    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
    }
}

struct CartButton: View {
    let store: StoreOf<ProductDetailFeature>

    struct ViewState: Equatable {
        @BindingViewState var productAmount: Int
    }

    var body: some View {
        WithViewStore(store, observe: { bindingViewStore in
            ViewState(productAmount: bindingViewStore.$productAmount)
        }) { viewStore in
            if viewStore.productAmount > 0 {
                Text("\(viewStore.productAmount)")
            }
            Stepper("수량", value: viewStore.$productAmount)
        }
    }
}

// MARK: - Previews

#Preview("수정") {
    var standup = Standup(id: UUID())
    standup.attendees = [Attendee(id: UUID(), name: "Blob")]
    standup.title = "Design"
    return NavigationStack {
        StandupFormView(
            store: Store(initialState: StandupFormFeature.State(standup: standup)) {
                StandupFormFeature()
            }
        )
    }
}

#Preview {
    MainActor.assumeIsolated {
        NavigationStack {
            CartButton(
                store: Store(initialState: ProductDetailFeature.State()) {
                    ProductDetailFeature()
                }
            )
        }
    }
}

struct ToggleView_Previews: PreviewProvider {
    static var previews: some View {
        ToggleView(
            store: Store(initialState: ToggleFeature.State()) {
                ToggleFeature()
            }
        )
        .previewDisplayName("토글")
    }
}
