import { useParams } from 'react-router';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { MonthlyBillingPage } from './monthly-billing-page.tsx';
import { VoucherListPage } from './voucher-list-page.tsx';
import { VoucherPage } from './voucher-page.tsx';

export const meta = practiceTitle('Monthly Billing');

/** The bills to payers, one of them, or the page that makes one: one file, since each adds to what the app opens with. */
export default function VouchersPage() {
  const { id } = useParams();
  if (id === undefined) return <VoucherListPage />;
  return id === 'new' ? <MonthlyBillingPage /> : <VoucherPage key={id} id={id} />;
}
