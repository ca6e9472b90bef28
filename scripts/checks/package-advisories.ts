const serious = ['high', 'critical'];

/** The packages with a known weakness of high or critical severity, from what `npm audit --json` says; undefined when it could not ask. */
export function seriousAdvisories(said: string): string[] | undefined {
  const report = parsed(said);
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) return undefined;
  return Object.entries(report.vulnerabilities).flatMap(([name, found]) =>
    isRecord(found) && serious.includes(String(found.severity)) ? [`${name} (${found.severity})`] : [],
  );
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
