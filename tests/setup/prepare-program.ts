// Runs once before tests that start the program: it is built from the current files.
import { prepareProgram } from '#scripts/program/preparation.mjs';

export default prepareProgram;
