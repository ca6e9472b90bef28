import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Kbd } from '#web/platform/ui/kbd.tsx';
import { toast } from '#web/platform/ui/toast-store.ts';
import { DesignSection, Specimen } from './design-section.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'link'] as const;

/** Buttons in every style and state. */
export function DesignButtons() {
  return (
    <DesignSection title="Buttons">
      <Specimen caption="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <ButtonLink to="/design" variant="secondary">
          link as button
        </ButtonLink>
      </Specimen>
      <Specimen caption="Sizes">
        <Button size="sm">Small</Button>
        <Button>
          <Plus aria-hidden="true" />
          Medium
        </Button>
        <Button size="lg">Large</Button>
        <Button size="icon" variant="secondary" aria-label="Edit">
          <Pencil aria-hidden="true" />
        </Button>
        <Button size="icon-sm" variant="ghost" aria-label="More">
          <Ellipsis aria-hidden="true" />
        </Button>
      </Specimen>
      <Specimen caption="Pending and disabled">
        <Button pending pendingText="Creating...">
          Create Client
        </Button>
        <Button disabled>Completed</Button>
        <Button variant="secondary" disabled>
          Completed
        </Button>
      </Specimen>
      <Specimen caption="Small things">
        <BackLink to="/design">All clients</BackLink>
        <span className="text-ink-muted text-sm">
          Press <Kbd>/</Kbd> to search
        </span>
      </Specimen>
    </DesignSection>
  );
}

/** Everything that opens above the page. */
export function DesignOverlays() {
  return (
    <DesignSection title="Dialogs, menus, notifications">
      <Specimen caption="Open one">
        <SampleDialog />
        <SampleAlert />
        <DropdownMenu trigger={<Button variant="secondary">Menu</Button>} align="start">
          <MenuItem>
            <Pencil aria-hidden="true" />
            Edit
          </MenuItem>
          <MenuItem disabled>Create Invoice</MenuItem>
          <MenuSeparator />
          <MenuItem destructive>
            <Trash2 aria-hidden="true" />
            Delete
          </MenuItem>
        </DropdownMenu>
      </Specimen>
      <Specimen caption="Notifications, one at a time">
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Session Updated', description: 'Session has been marked as completed.' })
          }
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Update Failed', description: '409: Saved elsewhere.', variant: 'destructive' })
          }
        >
          Failure
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Task deleted',
              actions: [
                { label: 'Undo', altText: 'Undo deleting', onSelect: () => toast({ title: 'Restored' }) },
              ],
            })
          }
        >
          With Undo
        </Button>
      </Specimen>
    </DesignSection>
  );
}

function SampleDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Add Annual"
        description="One record a school year."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Create</Button>
          </>
        }
      >
        <Field label="Amount" hint="In dollars.">
          <Input inputMode="decimal" defaultValue="50.00" />
        </Field>
      </Dialog>
    </>
  );
}

function SampleAlert() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Alert dialog
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this client?"
        description="All of the client's sessions, assessments and invoices are deleted too."
        confirmText="Delete"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
