import { WritingStopped } from '#server/platform/database/writing-stopped.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** SQLite's result code for a wrong statement; the others are about the file or the disk. */
const SQLITE_ERROR = 1;

/**
 * Runs a console command. An expected error, and what the disk or the system refuses, is printed in one line, with exit
 * code 1; program errors are thrown.
 */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  // Files that a command creates are accessible to its own user only.
  process.umask(0o077);
  try {
    await run();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  if (error instanceof WritingStopped) return `${error.message}.`;
  return error instanceof Error && isRefusal(error)
    ? `The command could not finish: ${error.message}.`
    : undefined;
}

function isRefusal(error: Error): boolean {
  if ('errcode' in error) return error.errcode !== SQLITE_ERROR;
  return 'syscall' in error;
}
