#if canImport(Darwin)
import SwiftUI

extension View {
  /// Does nothing, because windows of Apple's platforms have no address bar.
  func navigationAddress(_ path: String?) -> some View { self }
}
#endif
