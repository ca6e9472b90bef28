import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { ClientRecordContent } from '#server/platform/pdf/client-record.ts';
import { LINES_A_PAGE, sumLines } from '#server/platform/pdf/text-lines.ts';
import type { AllModules } from '#server/platform/server-module.ts';

/** Everything on record about a client, and an estimate of its pages. */
export type EstimatedRecord = ClientRecordContent & { expectedPages: number };

/** Reads what each module has on record about a client. */
export async function readClientRecord(
  queries: CaseloadQueries,
  about: Pick<ClientRecordContent, 'client' | 'letterhead' | 'therapistName' | 'today'>,
  { modules }: AllModules,
): Promise<EstimatedRecord> {
  const { client, today } = about;
  const additions = modules.flatMap(({ clientRecord = [] }) => clientRecord);
  const parts = await Promise.all(additions.map(({ read }) => read?.(queries, client.id, today)));
  const record: ClientRecordContent = Object.assign({}, about, ...parts);
  const lines = sumLines(additions, ({ countLines }) => countLines?.(record) ?? 0);
  return { ...record, expectedPages: 1 + Math.ceil(lines / LINES_A_PAGE) };
}
