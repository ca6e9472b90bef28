import type { Organization } from '#domain/billing/organizations/organization.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { OrganizationForm } from './organization-form.tsx';

interface OrganizationFormDialogProps {
  open: boolean;
  /** The school or payer to edit; undefined for a new one. */
  organization?: Organization | undefined;
  onClose: () => void;
  onSaved?: ((organization: Organization) => void) | undefined;
}

/** The form of a school or payer in a dialog. */
export function OrganizationFormDialog({
  open,
  organization,
  onClose,
  onSaved,
}: OrganizationFormDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={organization ? 'Edit School or Payer' : 'Add School or Payer'}
      width="lg"
    >
      {({ onCancel, close, onDirtyChange }) => (
        <OrganizationForm
          organization={organization}
          onSaved={(saved) => {
            close();
            onSaved?.(saved);
          }}
          onCancel={onCancel}
          onDirtyChange={onDirtyChange}
        />
      )}
    </FormDialog>
  );
}
