import * as z from 'zod/mini';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { MAXIMUM_DURATION_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { diagnosisCodes, procedureCodes } from '#domain/clinical/plans/plan-codes.ts';
import type { PlanSetting } from '#domain/clinical/plans/plan-labels.ts';
import { recordId, wholeNumber } from '#domain/platform/record-fields.ts';
import { count, day, id } from '#domain/platform/stored-shapes.ts';

/** Places of service as insurers number them (CMS place of service code set). */
export const servicePlaces = ['02', '03', '10', '11', '12', '99'] as const;
export type ServicePlace = (typeof servicePlaces)[number];

export const servicePlaceLabels: Record<ServicePlace, string> = {
  '02': '02 Telehealth, not at home',
  '03': '03 School',
  '10': '10 Telehealth at home',
  '11': '11 Office',
  '12': '12 Home',
  '99': '99 Other place',
};

const MOST_CODES = 12;

const modifier = z
  .string('A modifier reads like GO')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{2}$/, 'A modifier reads like GO'));

/** A procedure code of a visit, with the minutes that it took. */
export const visitCode = z.strictObject({
  // The list's own rules, for one code.
  code: z
    .string()
    .check(z.refine((code) => procedureCodes.safeParse([code]).success, 'A procedure code reads like X1001')),
  modifiers: z
    .array(modifier, 'Modifiers must be a list')
    .check(z.maxLength(4, 'A code has at most 4 modifiers')),
  minutes: wholeNumber(0, MAXIMUM_DURATION_MINUTES, 'Please enter the minutes of each code'),
  unitMinutes: z.nullable(z.literal([15, 30, 60], 'A unit is 15, 30 or 60 minutes, or a visit')),
});
export type VisitCode = z.output<typeof visitCode>;

/** The fields of a visit that are chosen in the form; the charge follows from the invoice. */
const chosenFields = {
  place: z.enum(servicePlaces, 'Choose the place from the list'),
  diagnoses: diagnosisCodes,
  codes: z.array(visitCode, 'Codes must be a list').check(
    z.maxLength(MOST_CODES, `Please use at most ${MOST_CODES} codes`),
    z.refine(
      (codes) => new Set(codes.map(({ code }) => code)).size === codes.length,
      'Please name each code once',
    ),
  ),
};

/** A visit as edited, by its session. */
export const chosenVisit = z.object({
  sessionId: recordId('A visit must name its session'),
  ...chosenFields,
});
export type ChosenVisit = z.output<typeof chosenVisit>;

/** A visit as a superbill's draft tells it. */
export const superbillVisit = z.strictObject({
  sessionId: id,
  day,
  /** The length of the session. */
  minutes: count,
  place: z.enum(servicePlaces),
  diagnoses: z.array(z.string()),
  codes: z.array(visitCode),
  /** In whole cents, as is what was paid of it. */
  charge: count,
  paid: count,
  invoiceNumber: count,
});
export type SuperbillVisit = z.output<typeof superbillVisit>;

const placeOfSetting: Record<PlanSetting, ServicePlace> = {
  home: '12',
  daycare: '03',
  preschool: '03',
  'nursery-school': '03',
  'universal-pre-k': '03',
  'medical-site': '11',
  community: '99',
  facility: '11',
  'therapy-room': '11',
  teletherapy: '10',
  'school-classroom': '03',
  other: '99',
};

/** Returns the place of a session: by its note's setting, else by its type. */
export function placeOf(setting: PlanSetting | null, type: Session['type']): ServicePlace {
  if (setting !== null) return placeOfSetting[setting];
  return type === 'home' ? '12' : '99';
}
