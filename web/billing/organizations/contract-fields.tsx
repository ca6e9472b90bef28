import { useFormContext } from 'react-hook-form';
import { billingNeeds, childNames, partUnits, unitLengths } from '#domain/billing/organizations/contract.ts';
import {
  billingNeedLabels,
  childNameLabels,
  partUnitLabels,
  unitText,
} from '#domain/billing/organizations/contract-words.ts';
import type { TypedOrganization } from '#domain/billing/organizations/organization-form.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { TickFields } from './tick-fields.tsx';

const rates = [
  { type: 'individual', label: 'Individual, per unit ($)' },
  { type: 'group', label: 'Group, per unit ($)' },
  { type: 'home', label: 'Home, per unit ($)' },
] as const;

/** The fields of a payer's contract. */
export function ContractFields() {
  const { register, formState } = useFormContext<TypedOrganization>();
  const errors = formState.errors.contract;
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-5 rounded-lg border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 font-medium text-sm">Contract</legend>
      <div className="grid items-start gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-3">
        {rates.map(({ type, label }) => (
          <Field key={type} label={label} error={errors?.rates?.[type]?.message}>
            <MoneyInput {...register(`contract.rates.${type}`, { valueAsNumber: true })} />
          </Field>
        ))}
      </div>
      <Field label="Unit" error={errors?.unitMinutes?.message}>
        <Select {...register('contract.unitMinutes')}>
          {[...unitLengths, null].map((minutes) => (
            <option key={minutes} value={minutes ?? 'session'}>
              {unitText(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Parts of a Unit" error={errors?.partUnits?.message}>
        <Select {...register('contract.partUnits')}>
          <LabeledOptions values={partUnits} labels={partUnitLabels} />
        </Select>
      </Field>
      <Field
        label="Child on Bills"
        hint="The number is the authorization number, otherwise the client's."
        error={errors?.childShownAs?.message}
      >
        <Select {...register('contract.childShownAs')}>
          <LabeledOptions values={childNames} labels={childNameLabels} />
        </Select>
      </Field>
      <Field label="Bills Due After (days)" error={errors?.dueDays?.message}>
        <Input
          {...register('contract.dueDays', { valueAsNumber: true })}
          type="number"
          inputMode="numeric"
          min={0}
        />
      </Field>
      <Field label="Vendor Number" optional error={errors?.vendorNumber?.message}>
        <Input {...register('contract.vendorNumber')} autoComplete="off" />
      </Field>
      <Field label="Contract Number" optional error={errors?.contractNumber?.message}>
        <Input {...register('contract.contractNumber')} autoComplete="off" />
      </Field>
      <TickFields
        legend="Needed Before Billing"
        values={billingNeeds}
        textOf={(need) => billingNeedLabels[need]}
        error={errors?.needs?.message}
        register={register('contract.needs')}
      />
      <PolicyFields />
    </fieldset>
  );
}
