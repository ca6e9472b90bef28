import type * as z from 'zod/mini';
import { newAnnual } from '#domain/annuals/annual.ts';
import { newAssessment } from '#domain/assessments/assessment.ts';
import { fittingResponses } from '#domain/assessments/response-fit.ts';
import { ARCHIVE_CONTENT, type CaseloadTable, caseloadTables } from '#domain/caseload/caseload-counts.ts';
import { newClient } from '#domain/clients/client.ts';
import { isDay } from '#domain/dates.ts';
import { newInvoice } from '#domain/invoices/invoice.ts';
import { newSession } from '#domain/sessions/session-fields.ts';
import { newTask } from '#domain/tasks/task.ts';
import { hasUnstorableText } from '#domain/text.ts';
import type { WholeCaseload } from '#server/export/whole-caseload.ts';
import { type HttpError, invalid } from '#server/http/errors.ts';
import { keyShapes } from '#server/http/paging.ts';
import {
  annualShape,
  assessmentShape,
  clientShape,
  invoiceShape,
  sessionShape,
  taskShape,
} from '#server/openapi/caseload-shapes.ts';

const LONGEST_SERIES_ID = 100;
const MOST_ROWS = 100_000;
const UNKNOWN_RECORD = 'This is not a record as this version of the program keeps it';

/** What a row of an archive is held to: the rules of its form, and the shape in which the API answers it. */
interface RowRules<Row> {
  rules: z.ZodMiniType;
  shape: z.ZodMiniType<Row>;
  moments: readonly (keyof Row)[];
  /** What is wrong with it still, as a sentence. */
  further?: (row: Row) => string | undefined;
}

const tableRules: { [Table in keyof WholeCaseload]: RowRules<WholeCaseload[Table][number]> } = {
  clients: { rules: newClient, shape: clientShape, moments: ['createdAt', 'updatedAt'] },
  sessions: {
    rules: newSession,
    shape: sessionShape,
    moments: ['date', 'createdAt', 'updatedAt'],
    further: ({ seriesId }) =>
      (seriesId?.length ?? 0) > LONGEST_SERIES_ID ? 'The series of this session is not valid' : undefined,
  },
  assessments: {
    rules: newAssessment,
    shape: assessmentShape,
    moments: ['dateCreated', 'dateCompleted', 'updatedAt'],
    further: ({ questions, responses, status, dateCompleted }) => {
      if (fittingResponses(responses, questions) === undefined) return 'An answer does not fit its question';
      const isDated = dateCompleted !== null;
      return (status === 'completed') === isDated
        ? undefined
        : 'Only a completed assessment has a date of completion';
    },
  },
  invoices: {
    rules: newInvoice,
    shape: invoiceShape,
    moments: ['dateIssued', 'datePaid', 'createdAt', 'updatedAt'],
    further: ({ status, datePaid }) =>
      (status === 'paid') === (datePaid !== null) ? undefined : 'Only a paid invoice has a date of payment',
  },
  annuals: {
    rules: newAnnual,
    shape: annualShape,
    moments: ['createdAt', 'updatedAt'],
    further: ({ date }) => (isDay(date) ? undefined : 'Please enter a valid date'),
  },
  tasks: { rules: newTask, shape: taskShape, moments: ['createdAt', 'updatedAt'] },
};

/** The refusal of one row of an archive, which says where it stands. */
export function invalidRow(table: CaseloadTable, index: number, message: string): HttpError {
  return invalid(`${ARCHIVE_CONTENT}, ${table}, row ${index + 1}: ${message}`);
}

/** What an archive holds, each row held to the rules of its kind. Throws 400 that names the first wrong row. */
export function checkedCaseload(content: unknown): WholeCaseload {
  if (content === null || typeof content !== 'object' || Array.isArray(content)) {
    throw invalid(`${ARCHIVE_CONTENT} does not hold an export of this program`);
  }
  if (Object.keys(content).some((name) => !caseloadTables.some((table) => table === name))) {
    throw invalid(
      'This archive holds records that this version of the program does not know. Please update it first',
    );
  }
  if (hasUnstorableText(content)) throw invalid(`${ARCHIVE_CONTENT} holds characters that cannot be stored`);
  const tables = new Map<string, unknown>(Object.entries(content));
  const rows = <Table extends CaseloadTable>(table: Table) =>
    checkedRows(table, tables.get(table), tableRules[table]);
  return {
    clients: rows('clients'),
    sessions: rows('sessions'),
    assessments: rows('assessments'),
    invoices: rows('invoices'),
    annuals: rows('annuals'),
    tasks: rows('tasks'),
  };
}

function checkedRows<Row>(table: CaseloadTable, rows: unknown, rules: RowRules<Row>): Row[] {
  if (!Array.isArray(rows)) throw invalid(`${ARCHIVE_CONTENT} lacks the list of ${table}`);
  if (rows.length > MOST_ROWS)
    throw invalid(`${ARCHIVE_CONTENT} holds more than 100,000 ${table}, which is more than can be imported`);
  return rows.map((row, index) => {
    const checked = checkedRow(row, rules);
    if (typeof checked === 'string') throw invalidRow(table, index, checked);
    return checked.row;
  });
}

function checkedRow<Row>(
  row: unknown,
  { rules, shape, moments, further }: RowRules<Row>,
): { row: Row } | string {
  if (row === null || typeof row !== 'object') return UNKNOWN_RECORD;
  const ruled = rules.safeParse(row);
  if (!ruled.success) return ruled.error.issues[0]?.message ?? 'The record is not valid';
  const shaped = shape.safeParse(row);
  if (!shaped.success) return UNKNOWN_RECORD;
  const isMoment = (name: keyof Row) =>
    shaped.data[name] === null || keyShapes.instant.safeParse(shaped.data[name]).success;
  if (!moments.every(isMoment)) return 'A date lies outside of the years 1900 to 2999';
  return further?.(shaped.data) ?? { row: shaped.data };
}
