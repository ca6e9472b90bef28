/** A small fault, made on purpose: some test has to fail while it is there. */
export interface Mutant {
  /** What a person would notice. */
  notice: string;
  /** The layer and the name of the file, wherever in the layer it is. */
  file: string;
  /** The text that is replaced, which is in the file exactly once. */
  find: string;
  replace: string;
  /** Parts of the names of the test files that are to catch it. */
  tests: readonly string[];
}
