import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';

/** What has become of all that was written and recorded of a session. */
export type NoteSaving = 'competing' | 'refused' | 'waiting' | 'saving' | 'saved';

const inOrder: readonly NoteSaving[] = ['competing', 'refused', 'waiting', 'saving', 'saved'];

/** Of several notes, what somebody has to know first, and of which of them. */
export function worstSaving<Of>(notes: ReadonlyMap<Of, NoteSaving>): { saving: NoteSaving; of: Of[] } {
  const savings = [...notes];
  const worst = inOrder.find((saving) => savings.some(([, one]) => one === saving)) ?? 'saved';
  return { saving: worst, of: savings.flatMap(([of, saving]) => (saving === worst ? [of] : [])) };
}

/** Whether somebody has to choose or change something before it can be saved. */
export function isStuck(saving: NoteSaving | undefined): boolean {
  return saving === 'competing' || saving === 'refused';
}

/** Of everything on the page, what somebody has to know first. */
export function noteSaving(statuses: readonly AutosaveStatus[], isOnline: boolean): NoteSaving {
  if (statuses.includes('conflict')) return 'competing';
  if (statuses.includes('refused')) return 'refused';
  const isSaving = statuses.some((status) => status === 'unsaved' || status === 'saving');
  if (statuses.includes('waiting') || (isSaving && !isOnline)) return 'waiting';
  return isSaving ? 'saving' : 'saved';
}
