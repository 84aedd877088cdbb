import Foundation
package import ViewCore

/// Shows a random document.
package struct RandomDocumentView: View {
  private let document: RandomDocument

  package init(document: RandomDocument) {
    self.document = document
  }

  package var body: some View {
    VStack {
      Text(verbatim: "revision \(document.revision)")
      ForEach(document.pieces) { RandomPieceView(piece: $0) }
    }
  }
}

private struct RandomPieceView: View {
  let piece: RandomPiece

  var body: some View {
    switch piece.content {
    case .text(let text): Text(verbatim: text)
    case .button(let title): Button(title) {}
    case .toggle(let isOn): Toggle("Toggle", isOn: .constant(isOn))
    case .field(let text): TextField("Field", text: .constant(text))
    case .image(let name): Image(systemName: name)
    case .progress(let part): ProgressView(value: part)
    case .container(let container, let pieces):
      ContainerView(container: container, pieces: pieces)
    case .optional(let inner):
      if let inner { RandomPieceView(piece: inner) }
    case .modified(let modifier, let inner): ModifiedView(modifier: modifier, piece: inner)
    }
  }
}

private struct ContainerView: View {
  let container: RandomPiece.Container
  let pieces: [RandomPiece]
  @State private var isExpanded = true

  private var rows: some View {
    ForEach(pieces) { RandomPieceView(piece: $0) }
  }

  var body: some View {
    switch container {
    case .column: VStack { rows }
    case .row: HStack { rows }
    case .layers: ZStack { rows }
    case .list: List { rows }
    case .form: Form { rows }
    case .section: Section("Section") { rows }
    case .disclosure: DisclosureGroup("Group", isExpanded: $isExpanded) { rows }
    case .group: Group { rows }
    case .grid: Grid { GridRow { rows } }
    case .scroll: ScrollView { rows }
    }
  }
}

private struct ModifiedView: View {
  let modifier: RandomPiece.Modifier
  let piece: RandomPiece

  var body: some View {
    let content = RandomPieceView(piece: piece)
    switch modifier {
    case .padding: content.padding()
    case .frame: content.frame(width: 100, height: 40)
    case .background: content.background(.yellow)
    case .disabled: content.disabled(true)
    case .hidden: content.hidden()
    case .bold: content.bold()
    case .red: content.foregroundStyle(.red)
    case .overlay: content.overlay { Text(verbatim: "over") }
    case .label: content.accessibilityLabel("label")
    case .opacity: content.opacity(0.5)
    }
  }
}
