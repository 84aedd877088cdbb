import Fuzzing
import Observation
package import RandomSequences

/// A part of a random view.
package struct RandomPiece: Identifiable {
  package indirect enum Content {
    case text(String)
    case button(String)
    case toggle(Bool)
    case field(String)
    case image(String)
    case progress(Double)
    case container(Container, [RandomPiece])
    case optional(RandomPiece?)
    case modified(Modifier, RandomPiece)
  }

  package enum Container: CaseIterable {
    case column, row, layers, list, form, section, disclosure, group, grid, scroll
  }

  package enum Modifier: CaseIterable {
    case padding, frame, background, disabled, hidden, bold, red, overlay, label, opacity
  }

  package let id: Int
  package var content: Content
}

/// The state of a random view.
@Observable @MainActor
package final class RandomDocument {
  package var pieces: [RandomPiece] = []
  /// The number of changes so far, which the page shows.
  package private(set) var revision = 0
  @ObservationIgnored private var lastID = 0

  package init() {}

  /// Makes a change that the generator decides.
  package func change(with random: inout SeededGenerator) {
    revision += 1
    change(&pieces, depth: 0, with: &random)
  }

  private func change(
    _ pieces: inout [RandomPiece],
    depth: Int,
    with random: inout SeededGenerator
  ) {
    guard !pieces.isEmpty else { return pieces.append(makePiece(depth, with: &random)) }
    let index = random.int(0...pieces.count - 1)
    switch random.int(0...9) {
    case 0...1 where pieces.count < 6:
      pieces.insert(makePiece(depth, with: &random), at: index)
    case 2: pieces.remove(at: index)
    case 3: pieces.shuffle(using: &random)
    case 4: pieces[index] = makePiece(depth, with: &random)
    case 5: pieces[index].content = makeContent(depth, with: &random)
    default: change(&pieces[index], depth: depth + 1, with: &random)
    }
  }

  private func change(_ piece: inout RandomPiece, depth: Int, with random: inout SeededGenerator) {
    switch piece.content {
    case .container(let container, var pieces):
      change(&pieces, depth: depth, with: &random)
      piece.content = .container(
        random.onceIn(8) ? random.pick(RandomPiece.Container.allCases) : container,
        pieces
      )
    case .optional(let inner):
      piece.content = .optional(inner == nil ? makePiece(depth, with: &random) : nil)
    case .modified(let modifier, var inner):
      change(&inner, depth: depth, with: &random)
      piece.content = .modified(
        random.onceIn(3) ? random.pick(RandomPiece.Modifier.allCases) : modifier,
        inner
      )
    default: piece.content = makeLeaf(with: &random)
    }
  }

  private func makePiece(_ depth: Int, with random: inout SeededGenerator) -> RandomPiece {
    lastID += 1
    return RandomPiece(id: lastID, content: makeContent(depth, with: &random))
  }

  private func makeContent(_ depth: Int, with random: inout SeededGenerator) -> RandomPiece.Content
  {
    guard depth < 4 else { return makeLeaf(with: &random) }
    switch random.int(0...5) {
    case 0...1:
      let pieces = (0..<random.int(0...4)).map { _ in makePiece(depth + 1, with: &random) }
      return .container(random.pick(RandomPiece.Container.allCases), pieces)
    case 2: return .optional(random.onceIn(2) ? nil : makePiece(depth + 1, with: &random))
    case 3:
      return .modified(
        random.pick(RandomPiece.Modifier.allCases),
        makePiece(depth + 1, with: &random)
      )
    default: return makeLeaf(with: &random)
    }
  }

  private func makeLeaf(with random: inout SeededGenerator) -> RandomPiece.Content {
    let word = random.pick(["apple", "Bread & butter", "<c>", "d\u{301}é", "", "e e"])
    return switch random.int(0...5) {
    case 0...1: .text(word)
    case 2: .button(word)
    case 3: .toggle(random.onceIn(2))
    case 4: random.onceIn(2) ? .field(word) : .image(random.pick(["star", "trash", "gear"]))
    default: .progress(Double(random.int(0...10)) / 10)
    }
  }
}
