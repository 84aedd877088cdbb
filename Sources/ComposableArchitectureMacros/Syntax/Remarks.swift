/// What is wrong with a declaration, in place of what a macro would have made of it.
struct Remarks: Error {
  let remarks: [Remark]
}
