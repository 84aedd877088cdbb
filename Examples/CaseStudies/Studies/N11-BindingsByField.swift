import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let bindingsByField = CaseStudy(
    "N11",
    "Bindings, field by field",
    "An action for each field."
  ) {
    CouponView()
  }
}

private struct Coupon: Reducer {
  struct State: Equatable {
    var code = ""
    var isGift = false
  }

  enum Action: Equatable {
    case codeChanged(String)
    case isGiftChanged(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .codeChanged(let code):
        state.code = code.uppercased()
      case .isGiftChanged(let isGift):
        state.isGift = isGift
      }
      return .none
    }
  }
}

private struct CouponView: View {
  @State private var store = Store(initialState: Coupon.State()) { Coupon() }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Code", text: viewStore.binding(get: \.code, send: { .codeChanged($0) }))
        Toggle("A gift", isOn: viewStore.binding(get: \.isGift, send: { .isGiftChanged($0) }))
        Text(viewStore.isGift ? "For you: \(viewStore.code)" : viewStore.code)
      }
    }
  }
}
