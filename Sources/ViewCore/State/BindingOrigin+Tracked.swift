// Two origins are the same object or differ: an origin never changes.
extension BindingOrigin: TrackedObject {}
