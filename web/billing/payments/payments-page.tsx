import { useParams } from 'react-router';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { PaymentListPage } from './payment-list-page.tsx';
import { PaymentPage } from './payment-page.tsx';

export const meta = practiceTitle('Payments');

/** The payments, or one of them: one file for both routes, since each adds to what the app opens with. */
export default function PaymentsPage() {
  const { id } = useParams();
  return id === undefined ? <PaymentListPage /> : <PaymentPage key={id} id={id} />;
}
