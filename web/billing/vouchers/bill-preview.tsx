import type { VoucherCheck } from '#domain/billing/vouchers/voucher-check.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { FiguresTable } from './figures-table.tsx';

/** A preview of the bill by child, without children whose sessions cost nothing. */
export function BillPreview({ check: { children, billed } }: { check: VoucherCheck }) {
  const onBill = children.filter((child) => child.billed.cents > 0);
  if (onBill.length === 0) return null;
  return (
    <Card className="overflow-clip">
      <CardHeader title="The Bill" className="pb-3" />
      <FiguresTable
        rows={onBill.map(({ clientId, billed: figures }) => ({
          key: clientId,
          child: <ClientNameOf id={clientId} />,
          figures,
        }))}
        total={billed}
      />
    </Card>
  );
}
