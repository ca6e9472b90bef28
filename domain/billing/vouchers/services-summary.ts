import { gapOwnerLabels, gapReasonLabels } from '#domain/billing/mandates/gap-reasons.ts';
import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import { firstDayOf, type Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay, monthText } from '#domain/platform/dates.ts';
import { childLabel } from './child-label.ts';
import { sentenceWithin } from './service-logs.ts';

/** A mandate with its ledger on a day, and the child, plan, payer and school that its summary names. */
export interface SummarizedMandate {
  mandate: Mandate;
  ledger: Ledger;
  client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'dateOfBirth'>;
  plan: Pick<Plan, 'title' | 'program'>;
  /** Null is the family. */
  payer: Pick<Organization, 'name' | 'contract'> | null;
  school: Pick<Organization, 'name'> | null;
}

/** The texts of a services summary. */
export interface ServicesSummary {
  /** The labeled values at its head. */
  facts: [label: string, value: string][];
  /** What the mandate promises, with its changes by date. */
  sentence: string;
  /** The ledger in words. */
  words: string;
  /** The minutes that took place, by what they count as. */
  delivered: string;
  /** Minutes missed, made up, excused and open by reason and whose it is; the last row has the sums. */
  reasons: { label: string; owner: string; minutes: number[] }[];
  /** Minutes to be made up by month: carried in, new, made up and carried out. */
  months: { label: string; minutes: number[] }[];
}

/** Returns the services summary of a mandate. */
export function servicesSummary(summarized: SummarizedMandate): ServicesSummary {
  const { mandate, ledger } = summarized;
  return {
    facts: factsOf(summarized),
    sentence: sentenceWithin(mandate, firstDayOf(mandate), mandate.endsOn),
    words: ledger.words,
    delivered: deliveredText(ledger),
    reasons: reasonRows(ledger),
    months: ledger.months.map(({ month, carriedIn, added, madeUp, carriedOut }) => ({
      label: monthText(`${month}-01`),
      minutes: [carriedIn, added, madeUp, carriedOut],
    })),
  };
}

function factsOf({ mandate, ledger, client, plan, payer, school }: SummarizedMandate) {
  const { authorizationNumber, service, endsOn } = mandate;
  const { firstSessionOn, makeUpBy, on } = ledger;
  const facts: [label: string, value: string | null | undefined][] = [
    ['Child', childLabel(client, authorizationNumber, payer?.contract?.childShownAs ?? 'name')],
    ['Date of birth', client.dateOfBirth && formatDay(client.dateOfBirth)],
    ['Plan', `${plan.title}, ${planProgramLabels[plan.program]}`],
    ['Service', service],
    ['Days', `${formatDay(firstDayOf(mandate))} to ${formatDay(endsOn)}`],
    ['Authorization', authorizationNumber],
    ['Paid by', payer?.name ?? 'the family'],
    ['School', school?.name],
    ['First session', firstSessionOn === null ? 'none yet' : formatDay(firstSessionOn)],
    ['To be made up by', makeUpBy && formatDay(makeUpBy)],
    ['Counted on', formatDay(on)],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** Describes the minutes that took place: "490 minutes took place: 410 as owed, 50 as make-ups, 30 beyond what was owed." */
function deliveredText({ delivered, covered, madeUp, over, running }: Ledger): string {
  const kinds: [minutes: number, kind: string][] = [
    [covered, 'as owed'],
    [madeUp, 'as make-ups'],
    [over, 'beyond what was owed'],
    [running, 'in a period that is not over'],
  ];
  const parts = kinds.flatMap(([minutes, kind]) => (minutes > 0 ? `${minutes} ${kind}` : []));
  return `${delivered} minutes took place${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}

/** What was excused and yet was made up counts as made up, as in the ledger's words. */
function reasonRows({ reasons }: Ledger): ServicesSummary['reasons'] {
  if (reasons.length === 0) return [];
  const rows = reasons.map(({ reason, owner, minutes, madeUp, open }) => ({
    label: gapReasonLabels[reason],
    owner: owner === null ? '' : gapOwnerLabels[owner],
    minutes: [minutes, madeUp, minutes - madeUp - open, open],
  }));
  const sums = [0, 1, 2, 3].map((column) =>
    rows.reduce((sum, { minutes }) => sum + (minutes[column] ?? 0), 0),
  );
  return [...rows, { label: 'Together', owner: '', minutes: sums }];
}
