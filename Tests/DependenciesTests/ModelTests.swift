import Dependencies
import Testing
import IssueRecording

struct ModelTests {
  class Model {
    @Dependency(\.name) var name
  }

  final class SubModel: Model {
    let id = 1
  }

  final class Plain {}

  @Test func childModelSeesItsParentsDependencies() {
    let parent = withDependencies {
      $0.name = "Blob"
    } operation: {
      SubModel()
    }
    let child = withDependencies(from: parent) { Model() }
    #expect(child.name == "Blob")
    let grandchild = withDependencies(from: child) {
      $0.name += ", Jr."
    } operation: {
      Model()
    }
    #expect(grandchild.name == "Blob, Jr.")
  }

  @Test func currentValuesWinOverTheModels() {
    let parent = withDependencies {
      $0.name = "Blob"
      $0.stock = 1
    } operation: {
      Model()
    }
    withDependencies {
      $0.name = "current"
    } operation: {
      withDependencies(from: parent) {
        #expect(DependencyValues._current.name == "current")
        #expect(DependencyValues._current.stock == 1)
      }
    }
  }

  @Test func asynchronousOperationHasTheDependenciesOfItsModel() async {
    let parent = withDependencies {
      $0.name = "Blob"
    } operation: {
      Model()
    }
    await withDependencies(from: parent) {
      await Task.yield()
      #expect(DependencyValues._current.name == "Blob")
    }
    await withDependencies(from: parent) {
      await Task.yield()
      $0.name += ", Jr."
    } operation: {
      await Task.yield()
      #expect(DependencyValues._current.name == "Blob, Jr.")
    }
  }

  @Test func aReturnedModelIsRemembered() {
    let models = (0..<200).map { number in
      withDependencies {
        $0.name = "\(number)"
      } operation: {
        Plain()
      }
    }
    for (number, model) in models.enumerated() {
      withDependencies(from: model) {
        #expect(DependencyValues._current.name == "\(number)")
      }
    }
  }

  @Test func aReturnedModelIsNotKeptAlive() {
    weak var released: Plain?
    do {
      let model = withDependencies {
        $0.name = "Blob"
      } operation: {
        Plain()
      }
      released = model
    }
    #expect(released == nil)
  }

  @Test func aModelWithoutDependenciesIsReported() {
    let model = Plain()
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      withDependencies(from: model) {
        #expect(DependencyValues._current.isEmpty)
      }
    }
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            There are no dependencies to take from 'DependenciesTests.ModelTests.Plain'.

                Model: DependenciesTests.ModelTests.Plain

            It has no '@Dependency' property, and was not returned by the operation of a \
            'withDependencies'. The operation sees the current dependencies.

            To fix this, add an '@Dependency' property to the model, or make it in the operation of \
            a 'withDependencies'.
            """,
          fileID: "DependenciesTests/ModelTests.swift",
          line: line
        )
      ]
    )
  }
}
