import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Annual } from '#domain/annuals/annual.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { csvText } from '#domain/reports/csv-text.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Task } from '#domain/tasks/task.ts';

/** Everything a therapist keeps, as the API answers it. */
export interface WholeCaseload {
  clients: Client[];
  sessions: Session[];
  assessments: Assessment[];
  invoices: Invoice[];
  annuals: Annual[];
  tasks: Task[];
}

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

const explanation = `Everything of one therapist, as of the moment it was exported.

everything.json holds all of it; each table stands in a .csv file of its own besides, to be opened in a spreadsheet.
Amounts are in cents. Moments are in UTC. Text that a spreadsheet would take for a formula has an apostrophe in front
in the .csv files.
`;

/** A caseload as one zip: JSON of everything, and a CSV file for each table. */
export function caseloadArchive(caseload: WholeCaseload, now: Date): Uint8Array {
  const files: Zippable = {
    'README.txt': strToU8(explanation),
    'everything.json': strToU8(JSON.stringify(caseload, null, 2)),
    'clients.csv': tableOf(columns.clients, caseload.clients),
    'sessions.csv': tableOf(columns.sessions, caseload.sessions),
    'assessments.csv': tableOf(columns.assessments, caseload.assessments),
    'invoices.csv': tableOf(columns.invoices, caseload.invoices),
    'annuals.csv': tableOf(columns.annuals, caseload.annuals),
    'tasks.csv': tableOf(columns.tasks, caseload.tasks),
  };
  return zipSync(files, { mtime: now });
}

function tableOf<Row extends object>(names: (keyof Row & string)[], rows: readonly Row[]): Uint8Array {
  return strToU8(
    csvText(
      names,
      rows.map((row) => names.map((name) => cellOf(row[name]))),
    ),
  );
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
