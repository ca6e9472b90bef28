// Runs once before the tests that start the program: what they drive is built from the files of this moment.
import { prepareProgram } from '#scripts/program/preparation.mjs';

export default prepareProgram;
