import ComposableArchitecture

// error: 'PersistenceKey' has been renamed to 'SharedKey'
private func save<Key: PersistenceKey>(_ key: Key) {}

// error: 'PersistenceReaderKey' has been renamed to 'SharedReaderKey'
private func load<Key: PersistenceReaderKey>(_ key: Key) {}
