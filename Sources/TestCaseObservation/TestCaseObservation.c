#include "TestCaseObservation.h"

// XCTest tells observers which test is running, but only those that were there before it began. Swift
// has no code that runs before 'main', C does.
#ifndef __APPLE__
void composable_architecture_observe_test_cases(void);

__attribute__((constructor)) static void observe_test_cases(void) {
  composable_architecture_observe_test_cases();
}
#endif
