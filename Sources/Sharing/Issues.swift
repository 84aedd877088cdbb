internal import ConcurrencyExtras

/// The texts of the issues that this module reports.
enum Issues {
  static func continuationResumedTwice(_ type: String, _ description: String) -> String {
    """
    A '\(type)' was resumed more than once.

    \(evidence(description))

    A key ends each call of 'load' or 'save' once. Later calls of 'resume' are ignored.

    To fix this, resume the continuation on each path exactly once.
    """
  }

  static func continuationLeaked(_ type: String, _ description: String) -> String {
    """
    A '\(type)' was released without having been resumed.

    \(evidence(description))

    The caller of 'load' or 'save' would wait forever, so the call counts as ended.

    To fix this, resume the continuation on each path exactly once, also where there is nothing to do.
    """
  }

  static func notLoaded(_ key: String, _ error: any Error) -> String {
    """
    A shared value could not be loaded.

    \(evidence(key))
        Error: \(text(of: error))

    The property keeps the value that it has. Its 'loadError' is the error.

    To fix this, make the stored data readable, or handle '$property.loadError'.
    """
  }

  static func noUser(_ key: String) -> String {
    """
    A key for the user of a window was made by code that belongs to no window.

    \(evidence(key))

    The app has authentication, so there is one value for each user, and none for all of them. The value \
    is kept in memory, for this property alone.

    This usually happens in 'App.init', in a global constant, or in a callback of a timer or a queue. To fix \
    this, make the property in code of a window, or give the code its user with 'withDependencies' and \
    'windowUser'.
    """
  }

  static func notSaved(_ key: String, _ error: any Error) -> String {
    """
    A shared value could not be saved.

    \(evidence(key))
        Error: \(text(of: error))

    The property has its new value until the process ends. Its 'saveError' is the error.

    To fix this, make the place writable, or handle '$property.saveError'.
    """
  }

  static func changeLost(_ key: String, _ error: any Error) -> String {
    """
    A change of a shared value is lost.

    \(evidence(key))
        Error: \(text(of: error))

    The property's 'saveError' is the error, also when later changes are saved.

    To fix this, show '$property.saveError', and let the user make the change again. A call of 'save()' throws it \
    once, and 'load()' ends it.
    """
  }

  static func unreadableDefaults(_ path: String, _ error: any Error) -> String {
    """
    The file of the user's defaults cannot be read.

        File: \(path)
        Error: \(text(of: error))

    All values of '.appStorage' stay as they were read before, or are their defaults. Before the next \
    save, the file gets a second name that ends with '.unreadable'.

    To fix this, make the file a property list that this process may read, or remove it.
    """
  }

  static func noPropertyList(_ value: Any, key: String) -> String {
    """
    A value that is not a property list was set in the user's defaults.

    \(evidence(key.debugDescription))
        Value: \(text(of: value))

    A file of defaults cannot hold it. With it, the other values could not be written either. The key \
    keeps its old value.

    To fix this, set a string, a number, a date, data, or an array or a dictionary of such. Encode a value \
    of another type as data, or keep it with '.fileStorage'.
    """
  }

  static func changedDuringChange(_ key: String) -> String {
    """
    A shared value was changed while 'withLock' was changing it already.

    \(evidence(key))

    The outer 'withLock' replaces the value at its end, so this change is lost.

    To fix this, change the parameter of the closure of the outer 'withLock'.
    """
  }

  static func secondSuiteObject(_ suite: String, key: String) -> String {
    """
    A second object of user defaults is used for one suite.

    \(evidence(key))
        Suite: \(suite.debugDescription)

    Properties of one name share a value if they have the same object. Properties of the other object find \
    the changes of this one at their next read, but their views and subscribers are not notified.

    To fix this, keep one object, for example in a 'static let', and pass it everywhere.
    """
  }

  private static func text(of value: Any) -> String {
    "\(value)".withoutPrivateScopes
  }

  private static func evidence(_ key: String) -> String {
    "    Key: \(key.isEmpty ? "unknown" : key.withoutPrivateScopes)"
  }
}
