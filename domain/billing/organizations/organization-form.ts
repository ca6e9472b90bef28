import * as z from 'zod/mini';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { type WeekdayName, weekdayNames } from '#domain/platform/week.ts';
import { type Contract, type MakeUpUntil, type Policy, unitLengths } from './contract.ts';
import {
  newOrganization,
  type Organization,
  type OrganizationFormValues,
  type OrganizationKind,
  schoolWeek,
} from './organization.ts';

/** A contract while it is typed: rates in dollars. An empty number is NaN. */
export interface TypedContract {
  vendorNumber: string;
  contractNumber: string;
  rates: Contract['rates'];
  /** Minutes, or "session". */
  unitMinutes: string;
  partUnits: Contract['partUnits'];
  childShownAs: Contract['childShownAs'];
  dueDays: number;
  needs: Contract['needs'];
  policyKind: 'usual' | 'own';
  policy: TypedPolicy;
}

/** A policy while it is typed. */
export interface TypedPolicy {
  makeUp: Policy['makeUp'];
  until: { kind: MakeUpUntil['kind']; days: number };
  absences: Policy['absences'];
  /** NaN reads the practice's setting. */
  billableAbsences: number;
}

/** A school or payer while it is typed. Its fields have the places of the request's, where their errors are shown. */
export interface TypedOrganization {
  name: string;
  kind: OrganizationKind;
  /** An id, or ''. */
  parentId: string;
  weekdays: WeekdayName[];
  hours: { from: string; until: string };
  address: string;
  phone: string;
  email: string;
  people: { name: string; role: string; email: string; phone: string }[];
  /** Whether it pays: without it the contract is left out. */
  pays: boolean;
  contract: TypedContract;
  notes: string;
}

/** The form of a school or payer: what was typed becomes the request. */
export const organizationForm = z.pipe(
  z.pipe(z.custom<TypedOrganization>(), z.transform(requestOf)),
  newOrganization,
);

function requestOf({ pays, contract, ...typed }: TypedOrganization): OrganizationFormValues {
  const { hours, parentId, weekdays } = typed;
  return {
    ...typed,
    parentId: typed.kind === 'district' || parentId === '' ? null : Number(parentId),
    weekdays: weekdayNames.filter((day) => weekdays.includes(day)),
    hours: hours.from === '' && hours.until === '' ? null : hours,
    contract: pays ? contractOf(contract) : null,
  };
}

function contractOf({ policyKind, policy, ...typed }: TypedContract): Contract {
  const { individual, group, home } = typed.rates;
  return {
    ...typed,
    rates: {
      individual: dollarsToCents(individual),
      group: dollarsToCents(group),
      home: dollarsToCents(home),
    },
    unitMinutes: unitLengths.find((minutes) => String(minutes) === typed.unitMinutes) ?? null,
    policy: policyKind === 'usual' ? null : policyOf(policy),
  };
}

function policyOf({ until: { kind, days }, billableAbsences, ...typed }: TypedPolicy): Policy {
  const isCounted = typed.absences === 'first' && !Number.isNaN(billableAbsences);
  return {
    ...typed,
    until: kind === 'days' ? { kind, days } : { kind },
    billableAbsences: isCounted ? billableAbsences : null,
  };
}

/** Returns the initial values of the form: those of an organization, or of a new school. */
export function organizationFormStart(organization: Organization | undefined): TypedOrganization {
  const { hours, contract = null } = organization ?? {};
  return {
    name: organization?.name ?? '',
    kind: organization?.kind ?? 'school',
    parentId: String(organization?.parentId ?? ''),
    weekdays: [...(organization?.weekdays ?? schoolWeek)],
    hours: { from: hours?.from ?? '', until: hours?.until ?? '' },
    address: organization?.address ?? '',
    phone: organization?.phone ?? '',
    email: organization?.email ?? '',
    people: (organization?.people ?? []).map(({ name, role, email, phone }) => ({
      name,
      role: role ?? '',
      email: email ?? '',
      phone: phone ?? '',
    })),
    pays: contract !== null,
    contract: contractFormStart(contract),
    notes: organization?.notes ?? '',
  };
}

function contractFormStart(contract: Contract | null): TypedContract {
  const { rates } = contract ?? {};
  return {
    vendorNumber: contract?.vendorNumber ?? '',
    contractNumber: contract?.contractNumber ?? '',
    rates: {
      individual: rates ? centsToDollars(rates.individual) : Number.NaN,
      group: rates ? centsToDollars(rates.group) : Number.NaN,
      home: rates ? centsToDollars(rates.home) : Number.NaN,
    },
    unitMinutes: contract ? String(contract.unitMinutes ?? 'session') : '30',
    partUnits: contract?.partUnits ?? 'whole',
    childShownAs: contract?.childShownAs ?? 'initials',
    dueDays: contract?.dueDays ?? 30,
    needs: [...(contract?.needs ?? [])],
    policyKind: contract?.policy ? 'own' : 'usual',
    policy: policyFormStart(contract?.policy ?? null),
  };
}

function policyFormStart(policy: Policy | null): TypedPolicy {
  const { until = { kind: 'mandate' } } = policy ?? {};
  return {
    makeUp: [...(policy?.makeUp ?? [])],
    until: { kind: until.kind, days: until.kind === 'days' ? until.days : 30 },
    absences: policy?.absences ?? 'never',
    billableAbsences: policy?.billableAbsences ?? Number.NaN,
  };
}
