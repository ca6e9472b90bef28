import { StartupError } from '#server/platform/startup-error.ts';

/** Runs a command of the console. What stops it is said in one line, and its exit code is 1; faults of ours are thrown. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  // What a command makes is for the program's own account alone.
  process.umask(0o077);
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
