import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { progressIndicators, progressLabels } from '#domain/clinical/notes/note-labels.ts';
import { LARGEST_GROUP, type NoteContent, SMALLEST_GROUP } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { planSettingLabels, planSettings } from '#domain/clinical/plans/plan-labels.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { CoTreatmentFields } from './co-treatment-fields.tsx';

const groupSizes = Array.from(
  { length: LARGEST_GROUP - SMALLEST_GROUP + 1 },
  (_, place) => SMALLEST_GROUP + place,
);

interface NoteFactsCardProps {
  session: Session;
  plans: readonly Plan[];
  /** The number of children at the session, if known. */
  childrenCounted: number | null;
  content: NoteContent;
  onChange: (change: Partial<NoteContent>) => void;
  onLeave: () => void;
}

/** Fields for a session's facts: plan, place, group and co-treatment. */
export function NoteFactsCard({ session, plans, childrenCounted, ...written }: NoteFactsCardProps) {
  const { content, onChange, onLeave } = written;
  const plan = plans.find(({ id }) => id === content.planId);
  const isHeld = !isMissed(session);
  return (
    <Card>
      <CardHeader title="Service" />
      {/* Two columns if the card is wide enough: in a group it is one of several columns. */}
      <CardBody className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(13rem,calc(50%-0.5rem))),1fr))] items-start gap-4 pt-3">
        {plans.length > 0 && (
          <Field label="Plan">
            <Select
              value={content.planId ?? ''}
              onChange={({ target }) => onChange(ofPlan(plans.find(({ id }) => String(id) === target.value)))}
            >
              <option value="">No plan</option>
              {plans.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Setting">
          <Select
            value={content.setting ?? ''}
            onChange={({ target }) =>
              onChange({ setting: planSettings.find((setting) => setting === target.value) ?? null })
            }
          >
            <option value="">Not stated</option>
            <LabeledOptions values={planSettings} labels={planSettingLabels} />
          </Select>
        </Field>
        {isHeld && session.type === 'group' && (
          <Field label="Children in the Group" hint="This child included">
            <Select
              value={content.groupSize ?? ''}
              onChange={({ target }) => onChange({ groupSize: Number(target.value) || null })}
            >
              <option value="">{childrenCounted ? `${childrenCounted}, as counted` : 'Not stated'}</option>
              {groupSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {isHeld && plan?.program === 'cpse' && (
          <Field label="Progress in This Session">
            <Select
              value={content.progress ?? ''}
              onChange={({ target }) =>
                onChange({ progress: progressIndicators.find((one) => one === target.value) ?? null })
              }
            >
              <option value="">Not stated</option>
              <LabeledOptions values={progressIndicators} labels={progressLabels} />
            </Select>
          </Field>
        )}
        {isHeld && (
          <Field label="Makes Up For" optional>
            <DateInput
              value={content.makeUpFor ?? ''}
              onChange={({ target }) => onChange({ makeUpFor: target.value || null })}
            />
          </Field>
        )}
        {isHeld && <CoTreatmentFields content={content} onChange={onChange} onLeave={onLeave} />}
      </CardBody>
    </Card>
  );
}

/** Returns the fields that change with the plan: its setting and its codes. */
function ofPlan(plan: Plan | undefined): Partial<NoteContent> {
  if (!plan) return { planId: null };
  const { id: planId, setting, diagnosisCodes, procedureCodes } = plan;
  return { planId, diagnosisCodes, procedureCodes, ...(setting && { setting }) };
}
