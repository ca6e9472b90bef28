import * as z from 'zod/mini';
import { newMandate } from '#domain/billing/mandates/mandate.ts';
import { newOrganization } from '#domain/billing/organizations/organization.ts';
import { newClient } from '#domain/caseload/clients/client.ts';
import { planOfGoal } from '#domain/clinical/plans/plan.ts';
import type { Instant } from '#domain/platform/dates.ts';
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

/** Clients to be added together, each with the number of its row in the file. */
export const newClientImport = z.object({
  fileName: z.optional(optionalText()),
  rows: z
    .array(
      z.object({
        row: z.int(rowMessage).check(z.positive(rowMessage)),
        client: newClient,
        /** That somebody of this name and date of birth is there already is known, and meant. */
        isMeantTwice: z.optional(z.boolean('Please say whether a second client is meant')),
        plans: z.optional(
          z
            .array(importedPlan, 'The plans must be a list')
            .check(z.maxLength(PLANS_LIMIT, `Please import at most ${PLANS_LIMIT} plans of a client`)),
        ),
      }),
      rowsMessage,
    )
    .check(
      z.minLength(1, rowsMessage),
      z.maxLength(IMPORT_ROWS_LIMIT, 'Please import at most 5,000 clients at once'),
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
});
export type NewClientImport = z.output<typeof newClientImport>;

/** Clients that came together from one file. */
export interface ClientImport {
  id: number;
  fileName: string | null;
  /** How many came. */
  clientCount: number;
  /** How many of them are still among the clients. */
  remainingCount: number;
  createdAt: Instant;
  /** When clients of it were last taken out again. */
  undoneAt: Instant | null;
}

/** Why an imported client stays when the import is undone. */
export interface KeptClient {
  clientId: number;
  /** What has been added since, as words: "sessions", "a change". */
  reasons: string[];
}

/** What undoing an import does, or has done. */
export interface ImportUndo {
  /** How many clients are taken out. */
  removedCount: number;
  kept: KeptClient[];
}

/** Whether an import may still be undone at the moment `now`. */
export function isUndoOpen({ createdAt, remainingCount }: ClientImport, now: Instant): boolean {
  return remainingCount > 0 && Date.parse(now) - Date.parse(createdAt) <= UNDO_DAYS * DAY_MS;
}
