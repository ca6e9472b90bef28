/**
 * The arguments with which the pinned Node serves. The space for new objects is small, or a few long lists would hold
 * 100 MB for good; old objects are collected once they take half as much again as after the last collection. When idle,
 * the program asks for a collection itself.
 */
export const servingArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--expose-gc',
  'bundle/main.js',
];

/**
 * glibc else keeps memory apart for each thread that ever asked for some, and raises by itself the size from which it
 * gives memory back to the system: a large answer then leaves holes that nothing else fits into.
 */
export const servingEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
