import SwiftUI

/// Masks, shadows, shapes of taps, meshes, symbols of a canvas, and containers that take their content apart.
struct PaintingPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      MaskedViews()
      ShadowedViews()
      NestedCorners()
      HStack(spacing: 16) {
        MeshGradient(
          width: 3,
          height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        )
        .frame(width: 120, height: 120)
        .clipShape(.rect(cornerRadius: 16))
        StarField(count: 6).equatable().frame(width: 160, height: 120)
      }
      RoundButtons()
      Text("The middle of a long line is left out: annual-report-of-the-harbor-office.pdf")
        .lineLimit(1)
        .truncationMode(.middle)
      NoteBoard {
        Text("Pinned").containerValue(\.isPinned, true)
        ForEach(["Bread", "Milk"], id: \.self) { Text($0) }
        Section("Later") { Text("Paint") }
      }
      ArrowAndTitle()
      FocusedForm()
      ShrinkingCards()
    }
    .padding()
    .frame(maxWidth: 480)
    .background(.windowBackground)
  }
}

private struct MaskedViews: View {
  private let colors = LinearGradient(
    colors: [.red, .orange, .green, .blue],
    startPoint: .leading,
    endPoint: .trailing
  )

  var body: some View {
    HStack(spacing: 16) {
      colors.frame(width: 150, height: 60).mask {
        Text("Masked").font(.largeTitle).bold().lineLimit(1).minimumScaleFactor(0.5)
      }
      colors.frame(width: 100, height: 60).mask {
        HStack(spacing: 4) {
          Image(systemName: "star.fill").font(.title)
          Circle().opacity(0.5)
        }
      }
    }
    .accessibilityHidden(true)
  }
}

private struct ShadowedViews: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.teal.shadow(.inner(radius: 5, y: 3))).frame(width: 56, height: 56)
      Circle().fill(.teal.shadow(.drop(radius: 4, y: 3))).frame(width: 56, height: 56)
      Image(systemName: "heart.fill").font(.largeTitle)
        .foregroundStyle(.red.shadow(.inner(radius: 2)).shadow(.drop(radius: 2)))
      Text("Raised").font(.title).foregroundStyle(.shadow(.drop(radius: 1, x: 1, y: 2)))
    }
  }
}

/// Views whose corners follow those of the card around them.
private struct NestedCorners: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Inset").frame(minWidth: 100, minHeight: 64)
        .background(.orange.opacity(0.5), in: ContainerRelativeShape())
      Text("Concentric").frame(minWidth: 120, minHeight: 64)
        .background(.yellow.opacity(0.5), in: .rect(corners: .concentric(minimum: 6)))
    }
    .padding(12)
    .background(.teal.opacity(0.3), in: .rect(cornerRadius: 32))
    .containerShape(.rect(cornerRadius: 32))
  }
}

/// A canvas that draws two views again and again.
private struct StarField: View, Equatable {
  let count: Int

  var body: some View {
    Canvas { context, size in
      guard let star = context.resolveSymbol(id: "star"), let dot = context.resolveSymbol(id: "dot")
      else { return }
      for index in 0..<count {
        let place = CGPoint(x: size.width * (0.1 + 0.16 * CGFloat(index)), y: size.height / 2)
        context.draw(dot, at: CGPoint(x: place.x, y: place.y + 24))
        context.draw(star, at: CGPoint(x: place.x, y: place.y - (index.isMultiple(of: 2) ? 0 : 20)))
      }
      var title = context.resolve(Text("Stars"))
      title.shading = .color(.orange)
      context.draw(title, at: CGPoint(x: size.width / 2, y: 12))
      context.addFilter(.blur(radius: 2))
      context.fill(
        Path(ellipseIn: CGRect(x: 20, y: size.height - 16, width: size.width - 40, height: 8)),
        with: .color(.gray)
      )
    } symbols: {
      Image(systemName: "star.fill").foregroundStyle(.yellow).tag("star")
      Circle().fill(.blue).frame(width: 6, height: 6).tag("dot")
    }
  }
}

/// Views that react in their circles alone.
private struct RoundButtons: View {
  @State private var taps = 0

  var body: some View {
    HStack(spacing: 16) {
      Button {
        taps += 1
      } label: {
        Circle().fill(.orange).frame(width: 64, height: 64)
          .overlay { Image(systemName: "plus").foregroundStyle(.black) }
          .contentShape(Circle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Add")
      Text("Hover").padding(12).contentShape(.hoverEffect, .capsule).hoverEffect(.highlight)
      Text("\(taps) taps")
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// A container that puts each view of its content on a note of its own.
private struct NoteBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      ForEach(sections: content) { section in
        section.header
        ForEach(section.content) { note in
          note.padding(8)
            .foregroundStyle(.black)
            .background(note.containerValues.isPinned ? .yellow : .mint, in: .rect(cornerRadius: 6))
        }
      }
    }
  }
}

/// A title that can be renamed, and an arrow along a vector.
private struct ArrowAndTitle: View {
  @State private var title = "Way"
  @FocusState private var isRenaming: Bool
  private let way = CGVector(dx: 60, dy: -24)

  var body: some View {
    HStack(spacing: 16) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 30))
        path.addLine(to: CGPoint(x: way.dx, y: 30 + way.dy))
      }
      .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .frame(width: 64, height: 36)
      TextField("Title", text: $title).focused($isRenaming)
      RenameButton()
    }
    .renameAction($isRenaming)
  }
}

/// A form whose second field has the focus when it appears.
private struct FocusedForm: View {
  @Namespace private var form
  @State private var isShown = false
  @State private var name = ""
  @State private var town = ""

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Form", isOn: $isShown)
      if isShown {
        TextField("Name", text: $name)
        TextField("Town", text: $town).prefersDefaultFocus(in: form)
      }
    }
    .focusScope(form)
  }
}

/// Cards that shrink by an animation when half of them has left.
private struct ShrinkingCards: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(1..<9) { number in
          Text("\(number)").font(.title).foregroundStyle(.black)
            .frame(minWidth: 72, minHeight: 56)
            .background(.cyan, in: .rect(cornerRadius: 8))
            .scrollTransition(.animated.threshold(.visible(0.5)), axis: .horizontal) {
              $0.scaleEffect($1.isIdentity ? 1 : 0.6).offset(y: $1.isIdentity ? 0 : 8)
            }
        }
      }
    }
  }
}

#Preview("Board", traits: .fixedLayout(width: 320, height: 80)) {
  NoteBoard {
    Text("Pinned").containerValue(\.isPinned, true)
    Text("Plain")
  }
}
