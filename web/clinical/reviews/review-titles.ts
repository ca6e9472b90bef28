import { documentKindLabels } from '#domain/clinical/documents/document-sections.ts';
import type { ListedReview } from '#domain/clinical/reviews/review-acts.ts';

/** Returns the title of a kind of signed text: "Session Note", "Discharge Summary", "Addendum". */
export function titleOfKind(kind: ListedReview['kind']): string {
  switch (kind) {
    case 'session-note':
      return 'Session Note';
    case 'addendum':
      return 'Addendum';
    case 'family-statement':
      return 'Family Statement';
    case 'withdrawal':
      return 'Withdrawal';
    default:
      return documentKindLabels[kind];
  }
}
