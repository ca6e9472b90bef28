import type { ReactNode } from 'react';
import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import type { DocumentSection } from '#domain/clinical/documents/document-sections.ts';
import type { FilledDocument } from '#domain/clinical/documents/filled-document.ts';
import { minutesOwedText } from '#domain/clinical/documents/minutes-owed-text.ts';
import { planProgramLabels, planSettingLabels, planSettings } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { FactList } from '#web/platform/ui/fact-list.tsx';
import { FilledGoalShown } from './filled-goal-shown.tsx';

interface FilledPartShownProps {
  section: DocumentSection;
  filled: FilledDocument;
}

/** The record's data in a section of a document; nothing for sections that are only typed. */
export function FilledPartShown({ section, filled }: FilledPartShownProps): ReactNode {
  const { filled: part } = section;
  const { plan } = filled;
  if (part === undefined) return null;
  switch (part) {
    case 'identity':
      return <Identity filled={filled} />;
    case 'service':
      return (
        <FactList
          facts={[
            ['Service', plan?.serviceText],
            ['Setting', settingText(plan?.setting)],
            ['School', plan?.school],
          ]}
        />
      );
    case 'attendance':
      return <Attendance filled={filled} />;
    case 'months':
      return (
        <div className="grid grid-cols-1 gap-4">
          <Attendance filled={filled} />
          <Months filled={filled} />
        </div>
      );
    case 'goals':
      return filled.goals.length === 0 ? (
        <Nothing>The plan has no goals.</Nothing>
      ) : (
        <ul className="grid grid-cols-1 gap-6">
          {filled.goals.map((goal) => (
            <li key={goal.goalPosition}>
              <FilledGoalShown goal={goal} section={section} />
            </li>
          ))}
        </ul>
      );
    case 'proposedGoals':
      return <ProposedGoals filled={filled} />;
    case 'assessments':
      return <Assessments filled={filled} />;
    case 'precautions':
      return plan?.precautions ? (
        <p className="whitespace-pre-wrap break-words text-ink text-sm">{plan.precautions}</p>
      ) : (
        <Nothing>None are written in the plan.</Nothing>
      );
    case 'nextReview':
      return plan?.nextReview ? (
        <p className="text-ink text-sm">{formatDay(plan.nextReview)}</p>
      ) : (
        <Nothing>No day is set in the plan.</Nothing>
      );
  }
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-muted text-sm">{children}</p>;
}

function settingText(setting: string | null | undefined): string | undefined {
  const known = planSettings.find((one) => one === setting);
  return known && planSettingLabels[known];
}

function Identity({ filled: { client, plan } }: { filled: FilledDocument }) {
  const shownName = useShownName();
  return (
    <FactList
      facts={[
        ['Name', shownName(client.name)],
        ['Date of birth', client.dateOfBirth && formatDay(client.dateOfBirth)],
        ['Plan', plan && `${plan.title} (${planProgramLabels[plan.program]})`],
        ['Days of the plan', plan && `${formatDay(plan.startsOn)} to ${formatDay(plan.endsOn)}`],
        ['School', plan?.school],
        ['Service', plan?.serviceText],
        ['Diagnosis codes', plan?.diagnosisCodes.join(', ')],
        ['Procedure codes', plan?.procedureCodes.join(', ')],
      ]}
    />
  );
}

function missedText(missed: FilledDocument['missed'], unsigned: number): string {
  const text = missed.map(({ status, sessions }) => `${sessionStatusLabels[status]} ${sessions}`).join(', ');
  return text || (unsigned === 0 ? 'None' : 'None signed');
}

function Attendance({ filled }: { filled: FilledDocument }) {
  const { held, minutes, missed, firstDay, lastDay, unsigned, owed } = filled;
  return (
    <FactList
      facts={[
        ['Sessions held', String(held)],
        ['Minutes', String(minutes)],
        ['Service owed', minutesOwedText(owed)],
        ['Missed', missedText(missed, unsigned)],
        ['First session', firstDay && formatDay(firstDay)],
        ['Last session', lastDay && formatDay(lastDay)],
      ]}
    />
  );
}

function Months({ filled: { months } }: { filled: FilledDocument }) {
  if (months.length === 0) return <Nothing>No sessions in this time.</Nothing>;
  return (
    <FactList
      facts={months.map(({ month, held, minutes, missed }) => [
        month,
        `${held} held, ${minutes} min${missed.length > 0 ? `; missed: ${missedText(missed, 0)}` : ''}`,
      ])}
    />
  );
}

function ProposedGoals({ filled: { proposedGoals } }: { filled: FilledDocument }) {
  if (proposedGoals.length === 0) return <Nothing>Goals that are drafts stand here.</Nothing>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {proposedGoals.map(({ name, statement, baseline, criterion, method, schedule, isObjective }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two goals can have the same text, and the order is fixed
        <li key={place} className="min-w-0 text-sm">
          <h3 className="break-words font-semibold text-base text-ink">
            {isObjective ? `Objective: ${name}` : name}
          </h3>
          <p className="mt-1 mb-2 break-words text-ink">{statement}</p>
          <FactList
            facts={[
              ['Baseline', baseline],
              ['Criterion', criterion],
              ['Method', method],
              ['Schedule', schedule],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function Assessments({ filled: { assessments } }: { filled: FilledDocument }) {
  if (assessments.length === 0) return <Nothing>No assessments in this time.</Nothing>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {assessments.map(({ title, completedOn, answers }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an assessment can be done twice on a day, and the order is fixed
        <li key={place} className="min-w-0">
          <h3 className="break-words font-semibold text-ink">
            {[title, completedOn && formatDay(completedOn)].filter(Boolean).join(', ')}
          </h3>
          <dl className="mt-2 grid grid-cols-1 gap-2 text-sm">
            {answers.map(({ question, answer, earlier }, asked) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question can occur twice
              <div key={asked}>
                <dt className="break-words text-ink-muted">{question}</dt>
                <dd className="break-words text-ink">
                  {answer ?? 'Not answered'}
                  {earlier && (
                    <span className="block text-ink-muted">{`Before, ${formatDay(earlier.on)}: ${earlier.answer}`}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
