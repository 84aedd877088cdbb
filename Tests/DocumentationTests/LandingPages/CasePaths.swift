import CasePaths
import Testing

struct CasePathsPage {
  @CasePathable
  enum Loading: Equatable {
    case waiting
    case progress(Double)
    case finished(String)
  }

  @Test func casePathReadsAndChangesACase() {
    var loading = Loading.progress(0.5)
    #expect(loading.is(\.progress))
    #expect(loading[case: \.finished] == nil)
    loading.modify(\.progress) { $0 += 0.25 }
    #expect(loading == .progress(0.75))
  }

  let name: AnyCasePath<Result<String, any Error>, String> = /Result.success

  @Test func casePathReadsACaseOfAnyEnum() {
    #expect(name.extract(from: .success("Blob")) == "Blob")
  }
}
