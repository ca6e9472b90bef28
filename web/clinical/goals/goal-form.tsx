import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type Goal, type NewGoal, REASON_LIMIT } from '#domain/clinical/goals/goal.ts';
import type { BankGoal } from '#domain/clinical/goals/goal-bank.ts';
import { goalDomainLabels, goalDomains } from '#domain/clinical/goals/goal-domains.ts';
import {
  asksForReason,
  formValuesOfGoal,
  fromBank,
  type GoalFormPlace,
  type GoalFormValues,
  goalForm,
  goalFormStart,
} from '#domain/clinical/goals/goal-form-values.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { GoalBank } from './goal-bank.tsx';
import { useCreateGoal, useUpdateGoal } from './goal-queries.ts';
import { MeasureChangeNotice } from './measure-change-notice.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { MoreGoalFields } from './more-goal-fields.tsx';
import { ObjectiveFields } from './objective-fields.tsx';
import { PlanFields } from './plan-fields.tsx';

export interface GoalFormStart {
  /** The goal to change; none for a new one. */
  goal?: Goal | undefined;
  /** The parent goal of a new objective. */
  parent?: Goal | undefined;
  /** The goal that the new one continues. */
  continued?: Goal | undefined;
}

interface GoalFormProps extends GoalFormStart {
  clientId: number;
  /** The client's plans, newest first. */
  plans: readonly Plan[];
  /** Whether the bank is open initially. */
  opensBank: boolean;
  onSaved: (goal: Goal) => void;
  onCancel: () => void;
}

/**
 * The form of a goal: its statement and its criterion, and under More what is already filled in or optional. Typed values
 * stay after a refusal.
 */
export function GoalForm({ clientId, plans, opensBank, onSaved, onCancel, ...latest }: GoalFormProps) {
  // The values from when the form opened, so that others' changes since then are not overwritten unseen.
  const [start] = useState(latest);
  const { goal, parent } = start;
  const today = useToday();
  const create = useCreateGoal();
  const update = useUpdateGoal(goal?.id ?? 0);
  const form = useCheckedForm<GoalFormValues, unknown, NewGoal>({
    resolver: zodResolver(goalForm(placeOf(clientId, start))),
    defaultValues: valuesAtFirst(start, planAtFirst(plans, today), today),
  });
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const draft = useFormDraft(form, { key: draftKeyOf(clientId, start), updatedAt: goal?.updatedAt });
  const { question, allowLeave } = useUnsavedChanges(isDirty);

  function save(filledIn: NewGoal): void {
    const done = {
      onSuccess: (saved: Goal) => {
        draft.forget();
        allowLeave();
        onSaved(saved);
      },
    };
    if (goal === undefined) {
      create.mutate(filledIn, done);
      return;
    }
    const {
      clientId: _client,
      planId,
      plan,
      parentId,
      continuesId,
      objectives,
      status,
      ...change
    } = filledIn;
    if (asksForReason(goal, filledIn) && reason.trim() === '') {
      setReasonMissing(true);
      reasonField.current?.focus();
      return;
    }
    update.mutate({ ...change, reason: reason.trim() || null, updatedAt: goal.updatedAt }, done);
  }

  function takeFromBank(entry: BankGoal): void {
    form.reset(fromBank(form.getValues(), entry), { keepDefaultValues: true });
    form.setFocus('statement');
  }

  const opened = useFocusOnOpen<HTMLFormElement>();
  const isNew = goal === undefined;
  const asksForPlan = isNew && parent === undefined;
  const noun = (goal ? goal.parentId !== null : parent !== undefined) ? 'Objective' : 'Goal';
  return (
    <form
      ref={opened}
      noValidate
      data-typing
      aria-label={noun}
      onSubmit={handleSubmit(save)}
      className="grid gap-5"
    >
      <DraftRestored draft={draft} />
      {isNew && <GoalBank opensAtFirst={opensBank} onTake={takeFromBank} />}
      <Field
        label="Statement"
        error={errors.statement?.message}
        hint="{child} stands for the child's first name; ___ is a blank to fill in"
      >
        <Textarea {...register('statement')} rows={3} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Domain" error={errors.domain?.message}>
          <Select {...register('domain')}>
            <option value="">Choose a domain</option>
            <LabeledOptions values={goalDomains} labels={goalDomainLabels} />
          </Select>
        </Field>
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" maxLength={60} />
        </Field>
      </div>
      <MeasureFields form={form} />
      {goal !== undefined && goal.revision > 0 && <MeasureChangeNotice form={form} goal={goal} />}
      {asksForPlan && plans.length === 0 && <PlanFields form={form} plans={plans} />}
      <MoreGoalFields form={form} isOpen={!isNew}>
        {asksForPlan && <ObjectiveFields form={form} />}
        {asksForPlan && plans.length > 0 && <PlanFields form={form} plans={plans} />}
      </MoreGoalFields>
      {isNew && <Checkbox label="Work on it begins now; else it stays a draft" {...register('isActive')} />}
      {goal !== undefined && goal.revision > 0 && (
        <Field
          label="Reason for the Change"
          error={isReasonMissing ? 'This goal has data. Say why it changes' : undefined}
          hint="This goal has data: its results keep what it said until today"
        >
          <Textarea
            ref={reasonField}
            value={reason}
            maxLength={REASON_LIMIT}
            rows={2}
            onChange={(event) => {
              setReason(event.target.value);
              setReasonMissing(false);
            }}
          />
        </Field>
      )}
      <FormActions
        saveText={isNew ? `Create ${noun}` : `Update ${noun}`}
        savingText={isNew ? 'Creating...' : 'Updating...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}

function placeOf(clientId: number, { parent, continued }: GoalFormStart): GoalFormPlace {
  return {
    clientId,
    parentId: parent?.id ?? continued?.parentId ?? null,
    continuesId: continued?.id ?? null,
  };
}

/** Returns the plan that runs today, or else the latest one. */
function planAtFirst(plans: readonly Plan[], today: string): number | undefined {
  const running = plans.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  return (running ?? plans[0])?.id;
}

function valuesAtFirst(
  { goal, parent, continued }: GoalFormStart,
  planId: number | undefined,
  today: string,
): GoalFormValues {
  if (goal) return formValuesOfGoal(goal);
  // An objective is measured like its goal but has its own text.
  if (parent) {
    const { name, statement, baselineText, baselineValue, ...alike } = formValuesOfGoal(parent);
    return { ...goalFormStart(parent.planId, today), ...alike };
  }
  if (!continued) return goalFormStart(planId, today);
  const like = formValuesOfGoal(continued);
  return {
    ...like,
    isActive: true,
    startsOn: today,
    targetOn: continued.targetOn > today ? like.targetOn : '',
  };
}

/** Returns the draft's key: a draft is restored only in a form opened for the same purpose. */
function draftKeyOf(clientId: number, { goal, parent, continued }: GoalFormStart): string {
  if (goal) return `goal ${goal.id}`;
  return `goal new ${clientId}${parent ? ` of ${parent.id}` : ''}${continued ? ` after ${continued.id}` : ''}`;
}
