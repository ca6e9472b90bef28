import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { usePayers } from './use-payers.ts';

/** Leads to Monthly Billing if an organization pays. Without any organization, nothing is asked for. */
export function MonthlyBillingLink() {
  const payers = usePayers(wasEverChanged('organizations'));
  if (!payers.data?.length) return null;
  return (
    <ButtonLink to="/vouchers/new" variant="secondary">
      Monthly Billing
    </ButtonLink>
  );
}
