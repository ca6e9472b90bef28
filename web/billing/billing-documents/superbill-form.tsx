import { codeParts, codesOfText } from '#domain/billing/billing-documents/codes-text.ts';
import { billingCodesOf } from '#domain/billing/billing-documents/procedure-code.ts';
import type { SuperbillDraft } from '#domain/billing/billing-documents/superbill-draft.ts';
import { formObstacles } from '#domain/billing/billing-documents/superbill-obstacles.ts';
import type { SuperbillVisit } from '#domain/billing/billing-documents/superbill-visit.ts';
import type { Day } from '#domain/platform/dates.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { useMakePaper } from './billing-document-queries.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { SuperbillVisitFields, type TypedVisit, typedVisit } from './superbill-visit-fields.tsx';

/** A superbill while it is typed: its days, and the visits that were changed, by their session. */
export interface TypedSuperbill {
  from: Day;
  to: Day;
  hasInstructions: boolean;
  visits: Record<string, TypedVisit>;
}

interface SuperbillFormProps {
  draft: SuperbillDraft;
  values: TypedSuperbill;
  onChange: (changed: Partial<TypedSuperbill>) => void;
  onCancel: () => void;
  onMade: () => void;
}

/** The visits of a superbill, each to be changed, what is missing, and the button that makes it. */
export function SuperbillForm({ draft, values, onChange, onCancel, onMade }: SuperbillFormProps) {
  const today = useToday();
  const practice = billingCodesOf(usePracticeSettings());
  const making = useMakePaper('superbill');
  const { hasInstructions, visits: typed } = values;
  const read = draft.visits.map((visit) => readVisit(visit, typed[visit.sessionId], practice));
  const visits = read.flatMap((visit) => visit ?? []);
  const areAllRead = visits.length === read.length;
  const obstacles = [...draft.obstacles.filter(({ isOfForm }) => !isOfForm), ...formObstacles(visits, today)];
  const isStopped = !areAllRead || obstacles.some(({ isBlocking }) => isBlocking);

  function make(): void {
    const { clientId, from, to, replacesNumber } = draft;
    const chosen = visits.map(({ sessionId, place, diagnoses, codes }) => ({
      ...{ sessionId, place, diagnoses, codes },
    }));
    making.mutate(
      {
        ...{ kind: 'superbill', clientId, fromOn: from, untilOn: to },
        ...{ visits: chosen, hasInstructions, replacesNumber },
      },
      { onSuccess: onMade },
    );
  }

  return (
    <div className="grid gap-5">
      <ObstacleList obstacles={obstacles} />
      {draft.visits.map((visit, index) => (
        <SuperbillVisitFields
          key={visit.sessionId}
          visit={visit}
          typed={typed[visit.sessionId] ?? typedVisit(visit)}
          isRead={read[index] !== undefined}
          onChange={(changed) => onChange({ visits: { ...typed, [visit.sessionId]: changed } })}
        />
      ))}
      {draft.leftOut.length > 0 && (
        <ul className="text-ink-muted text-sm">
          {draft.leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {draft.replacesNumber !== null && (
        <p className="text-sm">{`Replaces superbill ${draft.replacesNumber}.`}</p>
      )}
      <Checkbox
        label="Add a page for the family: what to do with this paper"
        checked={hasInstructions}
        onChange={({ target }) => onChange({ hasInstructions: target.checked })}
      />
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={isStopped} pending={isSent(making)} pendingText="Making..." onClick={make}>
          Make Superbill
        </Button>
      </div>
    </div>
  );
}

/** Returns a visit as typed; undefined while its codes cannot be read. */
function readVisit(
  visit: SuperbillVisit,
  typed: TypedVisit | undefined,
  practice: Parameters<typeof codesOfText>[2],
): SuperbillVisit | undefined {
  if (!typed) return visit;
  const codes = codesOfText(typed.codes, visit.codes, practice);
  return codes && { ...visit, place: typed.place, diagnoses: codeParts(typed.diagnoses), codes };
}
