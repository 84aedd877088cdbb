import SwiftUI

/// All symbols, found by a part of their name.
struct SymbolsPage: View {
  @State private var search = ""

  private var names: [String] {
    let forms = [
      "star.circle", "star.circle.fill", "heart.square.fill", "checkmark.shield.fill", "wifi.slash",
      "bell.badge.fill", "folder.badge.plus", "person.crop.circle.badge.checkmark",
      "chevron.right.circle.fill", "bolt.badge.a",
    ]
    let names = forms + symbolNames
    return search.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    TextField("Search symbols", text: $search)
      .textFieldStyle(.roundedBorder)
      .padding(.horizontal)
      .frame(maxWidth: 640)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 88))], spacing: 16) {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 4) {
          Image(systemName: name).font(.title)
          Text(name).font(.caption2).foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
      }
    }
    .padding()
    .frame(maxWidth: 640)
  }
}
