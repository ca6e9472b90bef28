const serious = ['high', 'critical'];

/**
 * Returns the packages with an advisory of high or critical severity in the output of `npm audit --json`; undefined
 * if the registry could not answer.
 */
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
