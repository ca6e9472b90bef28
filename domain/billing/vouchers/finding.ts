import * as z from 'zod/mini';
import { id } from '#domain/platform/stored-shapes.ts';

/** The number of the last check: see checks.ts. */
export const LAST_CHECK = 28;

/** Stop keeps a session off the bill; warn needs a reason; info is only shown. */
export const severities = ['stop', 'warn', 'info'] as const;
export type Severity = (typeof severities)[number];

export const severityLabels: Record<Severity, string> = {
  stop: 'Stays off the bill',
  warn: 'Needs a reason',
  info: 'For your information',
};

/** What a check found about a session. The sentence names the session's day where it is about that day. */
export const findingShape = z.strictObject({
  /** Its number in the list of checks. */
  check: z.int().check(z.minimum(1), z.maximum(LAST_CHECK)),
  severity: z.enum(severities),
  sessionId: id,
  clientId: id,
  sentence: z.string(),
  /** The label of the link that resolves it ("Open Note"), and the page it leads to. */
  cure: z.strictObject({ label: z.string(), address: z.string() }),
});
export type Finding = z.output<typeof findingShape>;
