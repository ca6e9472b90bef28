import { Pencil, Printer, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Organization, organizationKindLabels } from '#domain/billing/organizations/organization.ts';
import { nounOf } from '#domain/billing/organizations/organization-words.ts';
import { isSchool } from '#domain/caseload/closings/closed-places.ts';
import { RecordPaymentButton } from '#web/billing/payments/record-payment-button.tsx';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { ContractCard } from './contract-card.tsx';
import { OrganizationClosings } from './organization-closings.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationFormDialog } from './organization-form-dialog.tsx';
import { useDeleteOrganization, useOrganizationOfAddress } from './organization-queries.ts';
import { PeopleCard } from './people-card.tsx';
import { SchoolWeekCard } from './school-week-card.tsx';

/** A school or payer: its facts, people and contract, its closings, and the children seen there. */
export function OrganizationPage({ id }: { id: string }) {
  return (
    <RecordPage
      query={useOrganizationOfAddress(id)}
      noun="School or Payer"
      plural="Schools & Payers"
      to="/organizations"
      icon={Users}
      placeholders="h-24"
    >
      {(organization) => <OrganizationDetail key={organization.id} organization={organization} />}
    </RecordPage>
  );
}

function OrganizationDetail({ organization }: { organization: Organization }) {
  const navigate = useNavigate();
  const deletion = useDeleteOrganization(() => navigate('/organizations'));
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { name, kind, contract } = organization;
  const hasCalendar = isSchool(organization) || kind === 'district';
  return (
    <>
      <PageHeader
        above={<ReturnLink to="/organizations" label="Schools & Payers" />}
        title={<span className="wrap-anywhere">{name}</span>}
        description={organizationKindLabels[kind]}
        actions={
          <PageActions
            onDelete={() => setDeleting(true)}
            primary={contract && <RecordPaymentButton variant="secondary" payerId={organization.id} />}
            edit={
              <Button variant="secondary" onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            }
          >
            <MenuItem onSelect={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </MenuItem>
          </PageActions>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:*:mb-5">
        <div className="grid gap-5">
          <OrganizationFacts organization={organization} />
          <PeopleCard people={organization.people} />
          {contract && <ContractCard contract={contract} />}
        </div>
        <div className="grid gap-5">
          {isSchool(organization) && <SchoolWeekCard organization={organization} />}
          {hasCalendar && <OrganizationClosings organization={organization} />}
        </div>
      </div>
      <OrganizationFormDialog
        organization={organization}
        open={isEditing}
        onClose={() => setEditing(false)}
      />
      <AlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={`Delete this ${nounOf(organization).toLowerCase()}?`}
        description="Its closings are deleted with it."
        confirmText="Delete"
        pendingText="Deleting..."
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate(organization, { onError: () => setDeleting(false) })}
      />
    </>
  );
}
