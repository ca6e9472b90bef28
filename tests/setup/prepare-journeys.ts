// Runs once before the browser tests: they drive the program as it is built from the files of this moment.
import { prepareProgram } from '#scripts/program/preparation.mjs';

export default prepareProgram;
