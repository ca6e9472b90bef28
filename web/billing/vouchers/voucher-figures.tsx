import { useMemo } from 'react';
import { Link } from 'react-router';
import { type BillFigures, sumOfFigures } from '#domain/billing/vouchers/bill-figures.ts';
import { type Cover, coverOf } from '#domain/billing/vouchers/cover.ts';
import { logsOf } from '#domain/billing/vouchers/service-log.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { FiguresTable } from './figures-table.tsx';

interface FrozenPart {
  position: number;
  /** As the payer reads it; undefined for a deleted child. */
  label: string | undefined;
  figures: BillFigures;
  invoiceId: number | null;
}

/** The figures of a bill by child as they were when it was made, each with its invoice. */
export function VoucherFigures({ voucher }: { voucher: Voucher }) {
  const shownName = useShownName();
  const { parts, total } = useMemo(() => frozenParts(voucher), [voucher]);
  return (
    <Card className="overflow-clip">
      <CardHeader title={countOf(parts.length, 'Child', 'Children')} className="pb-3" />
      <FiguresTable
        rows={parts.map(({ position, label, figures, invoiceId }) => ({
          key: position,
          child:
            label === undefined ? <span className="text-ink-muted">Sealed record</span> : shownName(label),
          figures,
          invoice: invoiceId !== null && (
            <Link
              to={`/invoices/${invoiceId}`}
              className="text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
            >
              {`Invoice ${invoiceId}`}
            </Link>
          ),
        }))}
        total={total}
        hasInvoices={voucher.voidedOn === null}
      />
    </Card>
  );
}

const nothing = sumOfFigures([]);

function frozenParts({ text, parts }: Voucher): { parts: FrozenPart[]; total: Cover['total'] } {
  const cover = coverOf(text);
  const byPosition = new Map(parts.map((part) => [part.position, part]));
  return {
    total: cover.total,
    parts: cover.figures.map((figures = nothing, index) => {
      const part = byPosition.get(index + 1);
      const label = part && logsOf(part.text)[0]?.child.label;
      return { position: index + 1, label, figures, invoiceId: part?.invoiceId ?? null };
    }),
  };
}
