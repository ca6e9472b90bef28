import { csvText } from '#domain/reports/csv-text.ts';
import type { WholeCaseload } from './whole-caseload.ts';

// The columns stand here by name, so that an empty table has its heading too.
const columns: { [Table in keyof WholeCaseload]: (keyof WholeCaseload[Table][number])[] } = {
  clients: [
    'id',
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateOfBirth',
    'address',
    'notes',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sessions: [
    'id',
    'clientId',
    'date',
    'duration',
    'type',
    'status',
    'absenceNumber',
    'billable',
    'notes',
    'createdAt',
    'updatedAt',
  ],
  assessments: [
    'id',
    'clientId',
    'title',
    'description',
    'questions',
    'responses',
    'status',
    'dateCreated',
    'dateCompleted',
  ],
  invoices: [
    'id',
    'clientId',
    'amount',
    'description',
    'dateIssued',
    'dueDate',
    'datePaid',
    'status',
    'invoiceType',
    'sessionIds',
    'annualIds',
  ],
  annuals: ['id', 'clientId', 'date', 'amount', 'invoiceId', 'createdAt', 'updatedAt'],
  tasks: ['id', 'title', 'description', 'dueDate', 'completed', 'clientId', 'createdAt', 'updatedAt'],
};

/** Each table of a caseload as the text of a CSV file, by the table's name. */
export function* caseloadCsv(caseload: WholeCaseload): Generator<[table: string, text: string]> {
  yield ['clients', tableOf(columns.clients, caseload.clients)];
  yield ['sessions', tableOf(columns.sessions, caseload.sessions)];
  yield ['assessments', tableOf(columns.assessments, caseload.assessments)];
  yield ['invoices', tableOf(columns.invoices, caseload.invoices)];
  yield ['annuals', tableOf(columns.annuals, caseload.annuals)];
  yield ['tasks', tableOf(columns.tasks, caseload.tasks)];
}

function tableOf<Row extends object>(names: (keyof Row & string)[], rows: readonly Row[]): string {
  return csvText(
    names,
    rows.map((row) => names.map((name) => cellOf(row[name]))),
  );
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
