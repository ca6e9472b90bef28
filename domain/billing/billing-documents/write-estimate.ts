import { formatCents } from '#domain/platform/money.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { DISPUTED_ABOVE_CENTS } from './above-estimate.ts';
import { type Estimate, estimatedTotal } from './estimate.ts';
import type { EstimateFacts } from './estimate-facts.ts';
import { providerOf } from './paper-parties.ts';

type WrittenEstimate = Pick<
  Estimate,
  'number' | 'replacesNumber' | 'practice' | 'lines' | 'place' | 'separately' | 'firstVisitOn'
>;

/** Returns what an estimate says. Throws for facts with a blocking obstacle: check them before. */
export function writeEstimate(facts: EstimateFacts, written: WrittenEstimate): Estimate {
  const { from, to, today, client, profile } = facts;
  if (!profile?.npi || client.dateOfBirth === null) throw new Error('An estimate lacks what it must say');
  const total = estimatedTotal(written.lines);
  return {
    ...{ kind: 'estimate', ...written, madeOn: today, from, until: to, total },
    provider: providerOf(profile, profile.npi),
    child: { name: fullNameOf(client), dateOfBirth: client.dateOfBirth },
    disclaimers: disclaimersOf(total),
  };
}

/** What every estimate has to say besides (45 CFR 149.610(c)(1) and 149.620). */
function disclaimersOf(total: number): string[] {
  return [
    'Other services may be recommended as care goes on. They have to be scheduled or asked for separately, and are not in this estimate.',
    'This is an estimate of what is expected today. What you are billed may differ, for instance if needs change. It is not a contract: you do not have to get these services from us.',
    `If you are billed at least ${formatCents(DISPUTED_ABOVE_CENTS)} more than this estimate says, that is ${formatCents(total + DISPUTED_ABOVE_CENTS)} or more for all of it, you have the right to dispute the bill. You can ask us first to explain or to correct it. You can also start a dispute with the U.S. Department of Health and Human Services within 120 days of the date of the first bill, for a fee of $25.`,
    'To learn how: www.cms.gov/nosurprises, or 1-800-985-3059.',
    'A dispute does not lower the quality of the care that your child gets here.',
  ];
}
