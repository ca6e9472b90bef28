const KILOBYTE = 1_000;
const units = ['KB', 'MB', 'GB'] as const;

/** Returns a file size for display: 84 KB, 1.3 MB. A file that is not empty has at least 1 KB. */
export function formatBytes(bytes: number): string {
  let size = bytes / KILOBYTE;
  let unit: string = units[0];
  for (const larger of units.slice(1)) {
    if (Math.ceil(size) < KILOBYTE) break;
    size /= KILOBYTE;
    unit = larger;
  }
  const digits = unit === units[0] || size >= 100 ? Math.ceil(size).toString() : size.toFixed(1);
  return `${digits} ${unit}`;
}
