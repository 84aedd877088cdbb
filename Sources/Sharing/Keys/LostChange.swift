/// An error of a change that is given up, because another process has changed the value.
///
/// Later changes that are saved do not end it. It is the property's `saveError` until the app has learned of it. A
/// requested save throws it, and a requested load reads the value that took the place of the change.
package protocol LostChange: Error {}
