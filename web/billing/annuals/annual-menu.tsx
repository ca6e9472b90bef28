import { Ellipsis, FilePlus2, FileText, Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import { annualDescription } from '#domain/billing/invoices/suggested-description.ts';
import { useCreateAnnualInvoice } from '#web/billing/invoices/invoice-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';
import { useDeleteAnnual } from './annual-queries.ts';

interface AnnualMenuProps {
  annual: Annual;
  /** The record's accessible name. */
  name: string;
  onEdit: (annual: Annual) => void;
}

/** The menu of an annual record; an invoiced one links to its invoice. */
export function AnnualMenu({ annual, name, onEdit }: AnnualMenuProps) {
  const user = useUser();
  const navigate = useNavigate();
  const deletion = useDeleteAnnual();
  const invoicing = useCreateAnnualInvoice();

  function handleDelete(): void {
    if (!user.data) return;
    if (window.confirm('Are you sure you want to delete this annual record?')) deletion.mutate(annual.id);
  }

  function handleInvoice(): void {
    if (!user.data || invoicing.isPending) return;
    const invoice = {
      clientId: annual.clientId,
      description: annualDescription(annual),
      amount: annual.amount,
      dateIssued: new Date().toISOString(),
      status: 'pending' as const,
      sessionIds: [],
      annualIds: [annual.id],
      invoiceType: 'annual' as const,
      therapistId: user.data.id,
    };
    invoicing.mutate(invoice, { onSuccess: () => navigate('/invoices') });
  }

  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${name}`}
          data-record={`/annuals/${annual.id}`}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onEdit(annual)}>
        <Pencil aria-hidden="true" />
        Edit
      </MenuItem>
      {annual.invoiceId === null ? (
        <MenuItem onSelect={handleInvoice}>
          <FilePlus2 aria-hidden="true" />
          Create Invoice
        </MenuItem>
      ) : (
        <MenuItem asChild>
          <Link to={`/invoices/${annual.invoiceId}`}>
            <FileText aria-hidden="true" />
            View Invoice
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem destructive onSelect={handleDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}
