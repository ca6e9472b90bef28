import { StartupError } from '#server/platform/startup-error.ts';

/** Runs a console command. An expected error is printed in one line, with exit code 1; program errors are thrown. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  // Files that a command creates are accessible to its own user only.
  process.umask(0o077);
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
