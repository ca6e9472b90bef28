import { useState } from 'react';
import { criterionSentence } from '#domain/clinical/goals/criterion.ts';
import { type BankGoal, goalBank } from '#domain/clinical/goals/goal-bank.ts';
import { type GoalDomain, goalDomainLabels, goalDomains } from '#domain/clinical/goals/goal-domains.ts';
import { fromBank, goalFormStart, measuringOf } from '#domain/clinical/goals/goal-form-values.ts';
import type { LevelNames } from '#domain/people/practice/ladders.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';

interface GoalBankProps {
  opensAtFirst: boolean;
  onTake: (goal: BankGoal) => void;
}

/** The bank of sample goals: choosing one fills in the form. */
export function GoalBank({ opensAtFirst, onTake }: GoalBankProps) {
  const [isOpen, setOpen] = useState(opensAtFirst);
  const [domain, setDomain] = useState<GoalDomain>(goalDomains[0]);
  const { levelNames } = usePracticeSettings();
  if (!isOpen) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Begin with One of the Bank
      </Button>
    );
  }
  return (
    <section aria-label="Goal bank" className="rounded-lg border border-line bg-sunken p-4">
      <Field label="Goals for">
        <Select value={domain} onChange={({ target }) => setDomain(domainOf(target.value))}>
          <LabeledOptions values={goalDomains} labels={goalDomainLabels} />
        </Select>
      </Field>
      <ul className="mt-3 grid gap-2">
        {goalBank
          .filter((goal) => goal.domain === domain)
          .map((goal) => (
            <li key={goal.name}>
              <button
                type="button"
                onClick={() => {
                  onTake(goal);
                  setOpen(false);
                }}
                className="block min-h-11 w-full rounded-md border border-line bg-surface px-4 py-3 text-left text-sm transition-colors hover:border-primary"
              >
                <span className="block font-semibold text-ink">{goal.name}</span>
                <span className="block">{goal.statement}</span>
                <span className="block text-ink-muted">{criterionOf(goal, levelNames)}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function domainOf(value: string): GoalDomain {
  return goalDomains.find((domain) => domain === value) ?? goalDomains[0];
}

function criterionOf(goal: BankGoal, levelNames: LevelNames): string {
  const measuring = measuringOf(fromBank(goalFormStart(undefined, '2026-09-01'), goal));
  return criterionSentence({ ...measuring, levelNames });
}
