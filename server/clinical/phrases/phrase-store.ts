import {
  MOST_PHRASES,
  type NewPhrase,
  type Phrase,
  type PhraseChange,
  phraseRecord,
} from '#domain/clinical/phrases/phrase.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { idOrder, inOrder, type Page } from '#server/platform/http/paging.ts';

export const PHRASE_NOT_FOUND = 'The requested phrase could not be found';

const columns = selectionOf(phraseRecord);

/** Returns the therapist's own phrases in order of creation. */
export function listPhrases(queries: CaseloadQueries, page: Page = {}): Promise<Phrase[]> {
  return inOrder(queries.selectFrom('phrases').select(columns), idOrder, page).execute();
}

/** Returns one phrase. Throws 404 if it does not exist or is another therapist's. */
export async function getPhrase(queries: CaseloadQueries, id: number): Promise<Phrase> {
  const phrase = await queries.find(phraseRecord, id);
  if (!phrase) throw notFound(PHRASE_NOT_FOUND);
  return phrase;
}

/** Creates a phrase and returns it. Throws 409 for a shortcut in use, or above the limit. */
export async function createPhrase(queries: CaseloadWrites, phrase: NewPhrase): Promise<Phrase> {
  await refuseTooMany(queries);
  await refuseTaken(queries, phrase.shortcut);
  const added = await queries.add(phraseRecord, newPhraseRow(phrase, queries.now));
  queries.audit({ action: 'create', entity: 'phrase', entityId: added.id, clientId: null });
  return added;
}

/** Returns the row of a phrase created at `now`. */
function newPhraseRow(phrase: NewPhrase, now: Instant) {
  return insertRow(phraseRecord, { ...contentOf(phraseRecord, phrase), createdAt: now, updatedAt: now });
}

/** Changes the given fields. Throws 409 if another phrase has the shortcut. */
export async function updatePhrase(
  queries: CaseloadWrites,
  before: Phrase,
  change: Omit<PhraseChange, 'updatedAt'>,
): Promise<Phrase> {
  const { shortcut = before.shortcut } = change;
  if (shortcut !== before.shortcut) await refuseTaken(queries, shortcut);
  return changeAudited(queries, phraseRecord, before, updateRow(phraseRecord, change));
}

/** Deletes a phrase; notes written with it do not change. */
export function deletePhrase(queries: CaseloadWrites, phrase: Phrase): Promise<void> {
  return removeAudited(queries, phraseRecord, phrase);
}

/** Throws 409 if there are as many phrases as a therapist can keep. */
export async function refuseTooMany({ selectFrom }: CaseloadQueries): Promise<void> {
  if ((await countRows(selectFrom('phrases'))) < MOST_PHRASES) return;
  throw conflict(`You can keep at most ${MOST_PHRASES} phrases. Delete one first`);
}

async function refuseTaken({ selectFrom }: CaseloadQueries, shortcut: string): Promise<void> {
  const taken = await selectFrom('phrases').select('id').where('shortcut', '=', shortcut).executeTakeFirst();
  if (taken) throw conflict('Another of your phrases has this shortcut. Please choose another one');
}
