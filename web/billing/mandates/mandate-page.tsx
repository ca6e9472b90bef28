import { firstDayOf, type Mandate, type WrittenOrder } from '#domain/billing/mandates/mandate.ts';
import { mandateSentence } from '#domain/billing/mandates/mandate-notation.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { type Fact, FactList } from '#web/platform/ui/fact-list.tsx';
import { MandateHeader } from './mandate-header.tsx';
import { MandateLedger } from './mandate-ledger.tsx';
import { MandateOfAddress } from './mandate-of-address.tsx';
import { usePlaceNames } from './use-place-names.ts';

export const meta = practiceTitle('Mandate');

/** The page of one mandate: what it promises, its changes by date, who pays and where. */
export default function MandatePage() {
  return (
    <MandateOfAddress>{(mandate) => <MandateDetail key={mandate.id} mandate={mandate} />}</MandateOfAddress>
  );
}

/** The ledger comes first in the wide column. */
function MandateDetail({ mandate }: { mandate: Mandate }) {
  return (
    <>
      <MandateHeader mandate={mandate} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <MandateLedger mandate={mandate} />
          <MandateFacts mandate={mandate} />
        </div>
        <Changes mandate={mandate} />
      </div>
    </>
  );
}

function MandateFacts({ mandate }: { mandate: Mandate }) {
  const { clientId, planId, service, authorizationNumber, order, notes, terms, endsOn } = mandate;
  const plan = useClientPlans(clientId).data?.find(({ id }) => id === planId);
  const { schoolOf, payerOf } = usePlaceNames([mandate]);
  const facts: Fact[] = [
    ['Days', `${formatDay(firstDayOf(mandate))} to ${formatDay(endsOn)}`],
    ['Usual days', terms.at(-1)?.weekdays.join(', ')],
    ['Plan', plan?.title],
    ['School', schoolOf(mandate)],
    ['Who pays', payerOf(mandate)?.replace('Paid by ', '') ?? 'The family'],
    ['Service', service],
    ['Authorization number', authorizationNumber],
    ['Written order', order && orderText(order)],
    ['Notes', notes],
  ];
  return (
    <Card>
      <CardBody>
        <FactList facts={facts} />
      </CardBody>
    </Card>
  );
}

function orderText({ writtenOn, practitioner, npi, says, until }: WrittenOrder): string {
  return [
    `${formatDay(writtenOn)}, ${practitioner}${npi ? `, NPI ${npi}` : ''}`,
    says,
    until && `Until ${formatDay(until)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Each term from its day on, the latest first. */
function Changes({ mandate: { terms, delivery } }: { mandate: Mandate }) {
  return (
    <Card>
      <CardHeader title="Changes by Date" />
      <CardBody className="pt-3">
        <ol className="grid gap-3 text-sm">
          {terms.toReversed().map((term) => (
            <li key={term.startsOn}>
              <span className="block text-ink-muted">{`From ${formatDay(term.startsOn)}`}</span>
              <span className="break-words font-medium">{mandateSentence(term, delivery)}</span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
