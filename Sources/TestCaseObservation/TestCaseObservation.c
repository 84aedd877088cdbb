#include "TestCaseObservation.h"

// XCTest tells observers which test is running, but only those that were there before it began. Swift
// has no code that runs before 'main', C does.
#ifndef __APPLE__
void dependencies_observe_test_cases(void);

// Not there in tests that use dependencies alone.
__attribute__((weak)) void composable_architecture_observe_test_cases(void);

__attribute__((constructor)) static void observe_test_cases(void) {
  dependencies_observe_test_cases();
  if (composable_architecture_observe_test_cases) {
    composable_architecture_observe_test_cases();
  }
}
#endif
