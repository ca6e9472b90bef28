/**
 * Where the log goes: standard output, written to once for all the lines of one turn of the event loop. A write for each
 * line was a seventh of what a list from memory cost.
 */
export function logOutput(): { write(line: string): void } {
  let lines = '';
  const flush = () => {
    process.stdout.write(lines);
    lines = '';
  };
  // Whoever read the output may be gone, or its disk full: the practice goes on without a log.
  process.stdout.on('error', () => undefined);
  process.on('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
