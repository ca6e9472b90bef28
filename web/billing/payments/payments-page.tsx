import { useParams, useSearchParams } from 'react-router';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { PaymentListPage } from './payment-list-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import { WhoOwesPage } from './who-owes-page.tsx';

export const meta = practiceTitle('Payments');

/** The payments, one of them, or who owes: one file for both routes, since each adds to what the app opens with. */
export default function PaymentsPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id !== undefined) return <PaymentPage key={id} id={id} />;
  return search.get('view') === 'owes' ? <WhoOwesPage /> : <PaymentListPage />;
}
