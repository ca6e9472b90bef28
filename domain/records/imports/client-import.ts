import * as z from 'zod/mini';
import { newMandate } from '#domain/billing/mandates/mandate.ts';
import { newOrganization } from '#domain/billing/organizations/organization.ts';
import { newClient } from '#domain/caseload/clients/client.ts';
import { planOfGoal } from '#domain/clinical/plans/plan.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { optionalText } from '#domain/platform/text.ts';

/** How many clients one import may bring. */
export const IMPORT_ROWS_LIMIT = 5_000;
/** How long after an import it can be undone, in days. */
export const UNDO_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
const rowsMessage = 'Please choose at least one client to import';
const rowMessage = 'Each row needs its number in the file';

/** How many schools and payers one import may make, and how many plans and mandates a client may bring. */
const ORGANIZATIONS_LIMIT = 500;
const PLANS_LIMIT = 12;

const placeMessage = 'Name a new school or payer by its place in the list';
const place = z.optional(z.int(placeMessage).check(z.minimum(0, placeMessage)));
const { payerId, schoolId, delivery, endsOn, terms, authorizationNumber } = newMandate.shape;

/** A mandate of a roster. It names its school and payer by id, or by their place among those that the import makes. */
const importedMandate = z.object({
  payerId,
  schoolId,
  newPayer: place,
  newSchool: place,
  delivery,
  endsOn,
  terms,
  authorizationNumber,
});
export type ImportedMandate = z.output<typeof importedMandate>;

const importedPlan = z.extend(planOfGoal, {
  mandates: z
    .array(importedMandate, 'The mandates must be a list')
    .check(z.maxLength(PLANS_LIMIT, `Please import at most ${PLANS_LIMIT} mandates of a plan`)),
});
export type ImportedPlan = z.output<typeof importedPlan>;

const { name, kind, contract } = newOrganization.shape;

const row = z.int(rowMessage).check(z.positive(rowMessage));
const plans = z
  .array(importedPlan, 'The plans must be a list')
  .check(z.maxLength(PLANS_LIMIT, `Please import at most ${PLANS_LIMIT} plans of a client`));
const manyMessage = 'Please import at most 5,000 clients at once';

/** Clients to be added together, each with the number of its row in the file. */
export const newClientImport = z
  .object({
    fileName: z.optional(optionalText()),
    rows: z
      .array(
        z.object({
          row,
          client: newClient,
          /** That somebody of this name and date of birth is there already is known, and meant. */
          isMeantTwice: z.optional(z.boolean('Please say whether a second client is meant')),
          plans: z.optional(plans),
        }),
        rowsMessage,
      )
      .check(z.maxLength(IMPORT_ROWS_LIMIT, manyMessage)),
    /** The clients who are there already and get plans and mandates. */
    existing: z.optional(
      z
        .array(
          z.object({ row, clientId: recordId('Choose the client from the list'), plans }),
          'The clients who get mandates must be a list',
        )
        .check(z.maxLength(IMPORT_ROWS_LIMIT, manyMessage)),
    ),
    /** The schools and payers that the import makes. */
    organizations: z.optional(
      z
        .array(z.object({ name, kind, contract }), 'The schools and payers must be a list')
        .check(
          z.maxLength(
            ORGANIZATIONS_LIMIT,
            `Please add at most ${ORGANIZATIONS_LIMIT} schools and payers at once`,
          ),
        ),
    ),
  })
  .check(z.refine(({ rows, existing = [] }) => rows.length + existing.length > 0, rowsMessage));
export type NewClientImport = z.output<typeof newClientImport>;

/** Clients that came together from one file, or got mandates from it. */
export interface ClientImport {
  id: number;
  fileName: string | null;
  /** How many came, or got mandates. */
  clientCount: number;
  /** How many of them are still there, with the mandates. */
  remainingCount: number;
  createdAt: Instant;
  /** When clients of it were last taken out again. */
  undoneAt: Instant | null;
}

/** Why an imported client, or a mandate of a client who was there before, stays when the import is undone. */
export interface KeptClient {
  clientId: number;
  /** What has been added since, as words: "sessions", "a change". */
  reasons: string[];
}

/** What undoing an import does, or has done. */
export interface ImportUndo {
  /** How many clients are taken out. */
  removedCount: number;
  /** How many mandates are taken from clients who were there before the import. */
  mandateCount: number;
  kept: KeptClient[];
}

/** Whether an import may still be undone at the moment `now`. */
export function isUndoOpen({ createdAt, remainingCount }: ClientImport, now: Instant): boolean {
  return remainingCount > 0 && Date.parse(now) - Date.parse(createdAt) <= UNDO_DAYS * DAY_MS;
}
