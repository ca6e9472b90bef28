import { useFormContext } from 'react-hook-form';
import { absenceRules, type MakeUpUntil } from '#domain/billing/organizations/contract.ts';
import {
  absenceRuleLabels,
  COMPARE_WITH_CONTRACT,
  makeUpUntilLabels,
} from '#domain/billing/organizations/contract-words.ts';
import type { TypedOrganization } from '#domain/billing/organizations/organization-form.ts';
import { missedReasonLabels, missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { TickFields } from './tick-fields.tsx';

const untilKinds: readonly MakeUpUntil['kind'][] = ['mandate', 'month', 'days'];

/** Which missed sessions a payer wants made up, and which absences it pays: as usual for the program, or its own. */
export function PolicyFields() {
  const { register, watch } = useFormContext<TypedOrganization>();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <RadioGroup legend="Missed Sessions and Absences" inline>
          <Radio {...register('contract.policyKind')} value="usual" label="Usual for the program" />
          <Radio {...register('contract.policyKind')} value="own" label="Its own rules" />
        </RadioGroup>
        <p className="text-ink-muted text-sm">{COMPARE_WITH_CONTRACT}</p>
      </div>
      {watch('contract.policyKind') === 'own' && <OwnPolicyFields />}
    </div>
  );
}

function OwnPolicyFields() {
  const { register, watch, formState } = useFormContext<TypedOrganization>();
  const errors = formState.errors.contract?.policy;
  const [until, absences] = watch(['contract.policy.until.kind', 'contract.policy.absences']);
  return (
    <>
      <TickFields
        legend="To Be Made Up"
        values={missedReasons}
        textOf={(reason) => missedReasonLabels[reason]}
        error={errors?.makeUp?.message}
        register={register('contract.policy.makeUp')}
      />
      <Field label="Made Up By" error={errors?.until?.message}>
        <Select {...register('contract.policy.until.kind')}>
          <LabeledOptions values={untilKinds} labels={makeUpUntilLabels} />
        </Select>
      </Field>
      {until === 'days' ? (
        <Field label="Days After the Missed One" error={errors?.until?.days?.message}>
          <Input
            {...register('contract.policy.until.days', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={1}
          />
        </Field>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <Field label="Absences Billed" error={errors?.absences?.message}>
        <Select {...register('contract.policy.absences')}>
          <LabeledOptions values={absenceRules} labels={absenceRuleLabels} />
        </Select>
      </Field>
      {absences === 'first' && (
        <Field
          label="How Many"
          optional
          hint="Empty: as many as the practice bills."
          error={errors?.billableAbsences?.message}
        >
          <Input
            {...register('contract.policy.billableAbsences', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={0}
          />
        </Field>
      )}
    </>
  );
}
