import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';

/** Leads to Monthly Billing if an organization pays. */
export default function MonthlyBillingLink() {
  const { data: organizations } = useOrganizations();
  if (!organizations?.some(({ contract }) => contract !== null)) return null;
  return (
    <ButtonLink to="/vouchers/new" variant="secondary">
      Monthly Billing
    </ButtonLink>
  );
}
