import type { Contract } from '#domain/billing/organizations/contract.ts';
import {
  absencesText,
  billingNeedLabels,
  COMPARE_WITH_CONTRACT,
  childNameLabels,
  daysText,
  makeUpText,
  partUnitLabels,
} from '#domain/billing/organizations/contract-words.ts';
import { payText } from '#domain/billing/organizations/organization-words.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FactList } from '#web/platform/ui/fact-list.tsx';

/** The contract of a payer, with its policy on missed sessions. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { vendorNumber, contractNumber, unitMinutes, partUnits, childShownAs, dueDays, needs, policy } =
    contract;
  return (
    <Card>
      <CardHeader title="Contract" description={payText(contract)} />
      <CardBody className="grid gap-4">
        <FactList
          facts={[
            ['Vendor Number', vendorNumber],
            ['Contract No.', contractNumber],
            ['Parts of a Unit', unitMinutes === null ? null : partUnitLabels[partUnits]],
            ['Child on Bills', childNameLabels[childShownAs]],
            ['Due After', daysText(dueDays)],
            ['Needed', needs.map((need) => billingNeedLabels[need]).join(', ')],
          ]}
        />
        <div>
          <h3 className="mb-1.5 font-semibold text-sm">Missed Sessions and Absences</h3>
          {policy ? (
            <FactList
              facts={[
                ['To Be Made Up', makeUpText(policy)],
                ['Absences Billed', absencesText(policy)],
              ]}
            />
          ) : (
            <p className="text-sm">Usual for the program</p>
          )}
          <p className="mt-1.5 text-ink-muted text-sm">{COMPARE_WITH_CONTRACT}</p>
        </div>
      </CardBody>
    </Card>
  );
}
