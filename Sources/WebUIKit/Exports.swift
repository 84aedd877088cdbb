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

// Names without a meaning in a browser, so that the compiler says what to write instead.
@_exported public import class ViewCore.UIActivityIndicatorView
@_exported public import class ViewCore.UIActivityViewController
@_exported public import class ViewCore.UIButton
@_exported public import class ViewCore.UIControl
@_exported public import class ViewCore.UIImagePickerController
@_exported public import class ViewCore.UIImageView
@_exported public import class ViewCore.UIImpactFeedbackGenerator
@_exported public import class ViewCore.UILabel
@_exported public import class ViewCore.UINavigationController
@_exported public import class ViewCore.UINotificationFeedbackGenerator
@_exported public import class ViewCore.UIScrollView
@_exported public import class ViewCore.UISelectionFeedbackGenerator
@_exported public import class ViewCore.UITextField
@_exported public import class ViewCore.UITextView
@_exported public import class ViewCore.UIView
@_exported public import class ViewCore.UIViewController
@_exported public import class ViewCore.UIVisualEffectView
