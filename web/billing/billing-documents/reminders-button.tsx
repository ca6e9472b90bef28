import { useState } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { RemindersForm } from './reminders-form.tsx';

/** Opens the question whom of the ticked invoices to remind. */
export default function RemindersButton({ invoices }: { invoices: readonly Invoice[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Send Reminders
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Send Reminders"
        description="Each family gets one mail that names its overdue invoices, what is left of each, and how to pay. It says nothing of the child and has no attachment."
      >
        <RemindersForm invoices={invoices} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
