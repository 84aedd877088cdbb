import CombineSchedulers
import Dispatch
import Testing

struct CombineSchedulersPage {
  final class SearchModel {
    let query = PassthroughSubject<String, Never>()
    private(set) var searched: [String] = []
    private var subscription: AnyCancellable?

    init(scheduler: AnySchedulerOf<DispatchQueue>) {
      subscription = query.debounce(for: .milliseconds(300), scheduler: scheduler)
        .sink { [weak self] in self?.searched.append($0) }
    }
  }

  @Test func searchRunsWhenTypingPauses() {
    let scheduler = DispatchQueue.test
    let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
    model.query.send("B")
    model.query.send("Blob")
    scheduler.advance(by: .milliseconds(299))
    #expect(model.searched == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(model.searched == ["Blob"])
  }
}
