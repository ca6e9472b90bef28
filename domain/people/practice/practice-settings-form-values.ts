import * as z from 'zod/mini';
import { AMOUNT_LIMIT_CENTS, centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import { completeSettings, type PracticeSettings, type PracticeSettingsChange } from './practice-settings.ts';

const RATE_MESSAGE = 'Rate must be from $0.00 to $1,000.00 a minute';
const AMOUNT_MESSAGE = 'Annual amount must be at least 0';

const rate = z.number(RATE_MESSAGE).check(z.minimum(0, RATE_MESSAGE), z.maximum(1_000, RATE_MESSAGE));

/** The settings as the owner types them: money in dollars, the first day of the school year in two parts. */
export const practiceSettingsForm = z.extend(
  z.omit(completeSettings, { centsPerMinute: true, annualCents: true, schoolYearStart: true }),
  {
    dollarsPerMinute: z.object({ individual: rate, group: rate, home: rate, absent: rate }),
    annualDollars: z
      .number(AMOUNT_MESSAGE)
      .check(
        z.minimum(0, AMOUNT_MESSAGE),
        z.maximum(centsToDollars(AMOUNT_LIMIT_CENTS), 'Amount is too large'),
      ),
    /** "01" to "12". */
    schoolYearMonth: z.string(),
    /** "01" to "28": a day that every month has. */
    schoolYearDay: z.string(),
  },
);
export type PracticeSettingsFormValues = z.output<typeof practiceSettingsForm>;

/** Returns the form's initial values. */
export function practiceSettingsFormStart(settings: PracticeSettings): PracticeSettingsFormValues {
  const { centsPerMinute, annualCents, schoolYearStart, ...rest } = settings;
  return {
    ...rest,
    dollarsPerMinute: eachRate(centsPerMinute, centsToDollars),
    annualDollars: centsToDollars(annualCents),
    schoolYearMonth: schoolYearStart.slice(0, 2),
    schoolYearDay: schoolYearStart.slice(3),
  };
}

/** Returns the settings that the form changed. */
export function settingsChangeOf(
  typed: PracticeSettingsFormValues,
  before: PracticeSettings,
): PracticeSettingsChange {
  const { dollarsPerMinute, annualDollars, schoolYearMonth, schoolYearDay, ...rest } = typed;
  const after: PracticeSettings = {
    ...rest,
    centsPerMinute: eachRate(dollarsPerMinute, dollarsToCents),
    annualCents: dollarsToCents(annualDollars),
    schoolYearStart: `${schoolYearMonth}-${schoolYearDay}`,
  };
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value)),
  );
}

type Rates = Record<keyof PracticeSettings['centsPerMinute'], number>;

function eachRate({ individual, group, home, absent }: Rates, convert: (amount: number) => number): Rates {
  return {
    individual: convert(individual),
    group: convert(group),
    home: convert(home),
    absent: convert(absent),
  };
}
