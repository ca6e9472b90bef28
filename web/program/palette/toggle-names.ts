import { areInitialsShown, showInitials } from '#web/caseload/clients/shown-names.ts';
import { toast } from '#web/platform/ui/toast-store.ts';

/** Switches between initials and children's names, with a message. */
export function toggleNames(): void {
  showInitials(!areInitialsShown());
  toast(
    areInitialsShown()
      ? {
          title: 'Initials Shown',
          description: 'Names of children stay hidden in this tab until you show them again.',
        }
      : { title: 'Names Shown', description: 'The names of children stand there again.' },
  );
}
