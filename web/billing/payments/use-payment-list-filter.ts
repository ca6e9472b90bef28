import { type PaymentKind, paymentKinds } from '#domain/billing/payments/payment-words.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

export interface PaymentListChoices {
  search: string;
  kind: PaymentKind | 'all';
  /** Whether void ones are listed too. */
  withVoid: boolean;
}

export const noPaymentListChoices: PaymentListChoices = { search: '', kind: 'all', withVoid: false };

/** The filters of the list, stored in the URL. */
export function usePaymentListFilter(): [PaymentListChoices, (changes: Partial<PaymentListChoices>) => void] {
  const [params, changeAddress] = useAddressParams();
  const kind = params.get('kind');
  const choices: PaymentListChoices = {
    search: params.get('search') ?? '',
    kind: paymentKinds.find((each) => each === kind) ?? 'all',
    withVoid: params.get('voided') === 'true',
  };
  function change(changes: Partial<PaymentListChoices>): void {
    const next = { ...choices, ...changes };
    changeAddress({
      search: changes.search,
      kind: next.kind === 'all' ? '' : next.kind,
      voided: next.withVoid ? 'true' : '',
    });
  }
  return [choices, change];
}
