// The names of UIKit that have a meaning in a browser, for a file that imports 'UIKit' alone. Apple's module has Foundation,
// too.
@_exported public import Foundation
@_exported public import enum ViewCore.UIAccessibility
@_exported public import class ViewCore.UIApplication
@_exported public import struct ViewCore.UIColor
@_exported public import class ViewCore.UIDevice
@_exported public import struct ViewCore.UIFont
@_exported public import class ViewCore.UIImage
@_exported public import enum ViewCore.UIKeyboardType
@_exported public import class ViewCore.UIPasteboard
@_exported public import class ViewCore.UIScreen
@_exported public import enum ViewCore.UITextAutocapitalizationType
@_exported public import struct ViewCore.UITextContentType
@_exported public import enum ViewCore.UIUserInterfaceIdiom
