import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import type { ButtonLook } from '#web/platform/ui/button-styles.ts';
import type { PaymentFormStart } from './use-payment-form.ts';

// Loaded when it is first asked for: most visits of a page record no payment.
const PaymentFormDialog = lazy(() => import('./payment-form-dialog.tsx'));

interface RecordPaymentButtonProps extends PaymentFormStart, Pick<ButtonLook, 'variant' | 'size'> {}

/** Opens the form of a new payment. */
export function RecordPaymentButton({ variant, size, ...start }: RecordPaymentButtonProps) {
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setOpened('open')}>
        <HandCoins aria-hidden="true" />
        Record Payment
      </Button>
      {opened !== 'never' && (
        <Suspense>
          <PaymentFormDialog {...start} open={opened === 'open'} onClose={() => setOpened('closed')} />
        </Suspense>
      )}
    </>
  );
}
