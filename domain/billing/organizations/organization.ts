import * as z from 'zod/mini';
import { isTime } from '#domain/platform/dates.ts';
import { optionalEmail } from '#domain/platform/email.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { type Fault, nullish, recordId, recordRule, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredName } from '#domain/platform/text.ts';
import { weekdayNames } from '#domain/platform/week.ts';
import { contract } from './contract.ts';

export const organizationKinds = [
  'school',
  'nonpublic-school',
  'preschool',
  'daycare',
  'district',
  'county',
  'boces',
  'agency',
  'other',
] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const organizationKindLabels: Record<OrganizationKind, string> = {
  school: 'School',
  'nonpublic-school': 'Nonpublic School',
  preschool: 'Preschool',
  daycare: 'Daycare',
  district: 'District',
  county: 'County',
  boces: 'BOCES',
  agency: 'Agency',
  other: 'Other',
};

export const PEOPLE_LIMIT = 12;

/** The days on which most schools meet. */
export const schoolWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const timeMessage = 'Please enter a time like 08:30';
const timeOfDay = z.string(timeMessage).check(z.refine(isTime, timeMessage));

const hoursMessage = 'The hours must end after they begin';
const hours = z
  .strictObject({ from: timeOfDay, until: timeOfDay })
  .check(z.refine(({ from, until }) => from < until, hoursMessage));

const person = z.strictObject({
  name: requiredName('Please enter the name of each person'),
  /** Free words: "CSE chair", "teacher", "billing office". */
  role: optionalText(),
  email: optionalEmail(),
  phone: optionalText(50),
});
export type OrganizationPerson = z.output<typeof person>;

const weekdaysMessage = 'Choose the days of the week on which it is open';
const weekdays = z.array(z.enum(weekdayNames, weekdaysMessage), weekdaysMessage).check(
  z.minLength(1, weekdaysMessage),
  z.refine((days) => new Set(days).size === days.length, weekdaysMessage),
);

const fields = {
  name: requiredName('Please enter the name'),
  kind: z.enum(organizationKinds, 'Choose the kind from the list'),
  /** The district that a school belongs to, whose closings hold for it too. */
  parentId: nullish(recordId('Choose the district from the list')),
  weekdays: z.optional(weekdays),
  hours: nullish(hours),
  address: z.optional(optionalText(500)),
  phone: z.optional(optionalText(50)),
  email: z.optional(optionalEmail()),
  people: z.optional(
    z
      .array(person, 'The people must be a list')
      .check(z.maxLength(PEOPLE_LIMIT, `Please name at most ${PEOPLE_LIMIT} people`)),
  ),
  /** The contract of a payer; null for an organization that does not pay. */
  contract: nullish(contract),
  notes: z.optional(optionalText(LONG_TEXT_LIMIT)),
};

/** A new school or payer. `organizationFault` checks its district. */
export const newOrganization = z.object(fields);
export type NewOrganization = z.output<typeof newOrganization>;
export type OrganizationFormValues = z.input<typeof newOrganization>;

/** A partial change of a school or payer. */
export const organizationChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type OrganizationChange = z.output<typeof organizationChange>;

interface Placed {
  kind: OrganizationKind;
  parentId: number | null;
}

/** Returns what is wrong with the district of an organization; undefined if nothing is. */
export function organizationFault({ kind, parentId }: Placed): Fault<'parentId'> | undefined {
  return kind === 'district' && parentId !== null
    ? { field: 'parentId', message: DISTRICT_IN_ANOTHER }
    : undefined;
}

const DISTRICT_IN_ANOTHER = 'A district cannot belong to another organization';

export const organizationRecord = describeRecord({
  noun: 'organization',
  words: { one: 'school or payer', several: 'schools and payers' },
  about: 'Schools that children attend, and the districts, counties and agencies that pay for service',
  table: 'organizations',
  fields: {
    ...owned,
    name: z.string(),
    kind: z.enum(organizationKinds),
    parentId: z.nullable(id),
    weekdays: z.array(z.enum(weekdayNames)),
    hours: z.nullable(hours),
    address: text,
    phone: text,
    email: text,
    people: z.array(person),
    contract: z.nullable(contract),
    notes: text,
    ...moments,
  },
  links: { parentId: 'organizations' },
  defaults: { weekdays: [...schoolWeek], people: [] },
  rules: newOrganization,
  changeRules: organizationChange,
  wholeRules: recordRule((organization: Placed) => organizationFault(organization)?.message),
  upgrades: [],
});
export type Organization = Answered<typeof organizationRecord>;

/** Returns whether an organization pays for service. */
export function isPayer({ contract }: Pick<Organization, 'contract'>): boolean {
  return contract !== null;
}
