import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';

/** The saving state of everything written and recorded in a session. */
export type NoteSaving = 'competing' | 'refused' | 'waiting' | 'saving' | 'saved';

const inOrder: readonly NoteSaving[] = ['competing', 'refused', 'waiting', 'saving', 'saved'];

/** Returns the most urgent state among several notes, and the notes that have it. */
export function worstSaving<Of>(notes: ReadonlyMap<Of, NoteSaving>): { saving: NoteSaving; of: Of[] } {
  const savings = [...notes];
  const worst = inOrder.find((saving) => savings.some(([, one]) => one === saving)) ?? 'saved';
  return { saving: worst, of: savings.flatMap(([of, saving]) => (saving === worst ? [of] : [])) };
}

/** Returns whether the user must choose or change something before it can be saved. */
export function isStuck(saving: NoteSaving | undefined): boolean {
  return saving === 'competing' || saving === 'refused';
}

/** Returns the most urgent state of everything on the page. */
export function noteSaving(statuses: readonly AutosaveStatus[], isOnline: boolean): NoteSaving {
  if (statuses.includes('conflict')) return 'competing';
  if (statuses.includes('refused')) return 'refused';
  const isSaving = statuses.some((status) => status === 'unsaved' || status === 'saving');
  if (statuses.includes('waiting') || (isSaving && !isOnline)) return 'waiting';
  return isSaving ? 'saving' : 'saved';
}
