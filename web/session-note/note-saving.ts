import type { AutosaveStatus } from '#web/drafts/autosave.ts';

/** What has become of all that was written and recorded of a session. */
export type NoteSaving = 'competing' | 'refused' | 'waiting' | 'saving' | 'saved';

/** Of everything on the page, what somebody has to know first. */
export function noteSaving(statuses: readonly AutosaveStatus[], isOnline: boolean): NoteSaving {
  if (statuses.includes('conflict')) return 'competing';
  if (statuses.includes('refused')) return 'refused';
  const isSaving = statuses.some((status) => status === 'unsaved' || status === 'saving');
  if (statuses.includes('waiting') || (isSaving && !isOnline)) return 'waiting';
  return isSaving ? 'saving' : 'saved';
}
