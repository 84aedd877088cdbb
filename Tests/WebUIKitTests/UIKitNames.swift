import UIKit

/// A file of an app that imports UIKit, and not SwiftUI.
@MainActor
enum UIKitNames {
  static var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  static func picture(of text: String) -> UIImage? { UIImage(data: Data(text.utf8)) }
  static let colors: [UIColor] = [.red, .blue]
}
