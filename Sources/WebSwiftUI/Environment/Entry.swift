/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value with a key of its
/// own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var isCompact = false
///   @Entry var accent: Color?
/// }
///
/// struct RowView: View {
///   @Environment(\.isCompact) private var isCompact
///
///   var body: some View {
///     Text("Row").padding(isCompact ? 4 : 12)
///   }
/// }
/// ```
///
/// The initial value is the default: the value where no view above provides another one. It is evaluated at each read of
/// the default. A property of an optional type needs none.
///
/// Values of the focus have an optional type and no default:
///
/// ```swift
/// extension FocusedValues {
///   @Entry var openNote: Note?
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "EntryMacro")

/// Makes a property computed and keeps the type of its value; ``Entry()`` expands to it.
@attached(accessor, names: named(get))
public macro __EntryDefaultValue() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "EntryDefaultValueMacro")
