import SwiftUI

/// Images of the asset catalog, whose constants the plugin `AssetSymbols` generates.
struct ImagesPage: View {
  @State private var isAtNight = false
  @State private var address = ""
  /// The address of the image that the page loads.
  @State private var url: URL?

  var body: some View {
    VStack(spacing: 24) {
      Image(.harbor)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      Label("Anchor", image: .Icons.anchor)
        .foregroundStyle(.brand)
      HStack(spacing: 16) {
        Image.lighthouse.resizable().scaledToFit().frame(width: 80, height: 80)
          .background(.gray.opacity(0.2))
        Image(.harbor).resizable().scaledToFill().frame(width: 80, height: 80)
          .clipShape(Circle())
        Image(.harbor).resizable().frame(width: 40, height: 80)
        Image(.Icons.anchor).resizable().frame(width: 80, height: 80)
          .foregroundStyle(.orange.gradient)
      }
      HStack(spacing: 16) {
        Label {
          Text("Own colors")
        } icon: {
          Image(decorative: "Lighthouse").renderingMode(.original).resizable().scaledToFit()
            .frame(width: 32, height: 32)
        }
        Label {
          Text("Template")
        } icon: {
          Image(decorative: "Lighthouse").renderingMode(.template).resizable().scaledToFit()
            .frame(width: 32, height: 32)
        }
      }
      .foregroundStyle(.brand)
      HStack(spacing: 16) {
        Image(.paper).resizable(resizingMode: .tile).frame(width: 96, height: 72)
        Image(.frame)
          .resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
          .frame(width: 96, height: 72)
        Image(.paper).resizable().interpolation(.none).frame(width: 72, height: 72)
      }
      Image(.harbor).resizable().scaledToFit().frame(maxWidth: 240)
        .environment(\.colorScheme, isAtNight ? .dark : .light)
      Toggle("At night", isOn: $isAtNight)
      if let data = UIImage(named: "Harbor")?.pngData(), let harbor = UIImage(data: data, scale: 4)
      {
        HStack {
          Image(uiImage: harbor)
          Text("The same, from its data").font(Font(UIFont.systemFont(ofSize: 15, weight: .medium)))
        }
        .accessibilityElement(children: .combine)
      }
      TextField("Address of a picture", text: $address)
        .onSubmit { url = URL(string: address) }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable().scaledToFit()
        } else if phase.error != nil {
          Label("No picture", systemImage: "photo")
        } else {
          Color.gray.opacity(0.2)
        }
      }
      .frame(width: 160, height: 100)
    }
    .padding()
    .frame(maxWidth: 480)
  }
}
