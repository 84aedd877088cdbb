import SwiftUI

struct LayoutPage: View {
  var body: some View {
    VStack(spacing: 24) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("Blob")
        }
        Divider()
        GridRow {
          Text("Occupation")
          Text("Engineer")
        }
      }
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Text("Over two columns").frame(maxWidth: .infinity).background(.orange.opacity(0.4))
            .gridCellColumns(2)
          Text("1,250").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("a")
          Text("in its corner").font(.caption).gridCellAnchor(.bottomTrailing)
          Text("7")
        }
        GridRow {
          Color.mint.gridCellUnsizedAxes([.horizontal, .vertical])
          Text("As large as the others let it")
          Text("33")
        }
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<20) { index in
            Text("Card \(index)").padding().background(.yellow.opacity(0.4))
          }
        }
      }
      GeometryReader { proxy in
        VStack(spacing: 0) {
          ForEach(0..<3) { row in
            HStack(spacing: 0) {
              ForEach(0..<3) { column in
                Text(row == column ? "X" : "O")
                  .frame(width: proxy.size.width / 3, height: proxy.size.width / 3)
                  .background(Color.gray.opacity((row + column).isMultiple(of: 2) ? 0.3 : 0.15))
              }
            }
          }
        }
      }
      .frame(width: 240, height: 240)
      HStack {
        Text("Leading")
        Spacer()
        Text("Trailing")
      }
      Text("Filled").foregroundStyle(.black).frame(maxWidth: .infinity).padding(8).background(.mint)
      Color.blue.frame(height: 20).overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 10, height: 10)
      }
      AlignedViews()
      OwnLayouts()
    }
    .padding()
    .frame(maxWidth: 480)
  }
}
