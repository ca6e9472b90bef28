import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import { daysBetween } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';
import { useDeleteClosing } from './closing-queries.ts';

interface ClosingRowProps {
  closing: Closing;
  /** The name of the district whose closing it is, where those of a school are listed. */
  district?: string | undefined;
  onEdit: (closing: Closing) => void;
}

/** A closing: reason, days and duration. */
export function ClosingRow({ closing, district, onEdit }: ClosingRowProps) {
  const deletion = useDeleteClosing();
  const { firstDay, lastDay, reason } = closing;
  const count = daysBetween(firstDay, lastDay) + 1;
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <div className="min-w-0 grow">
        <p className="break-words font-semibold">{reason}</p>
        <p className="text-ink-muted text-sm">
          {count === 1
            ? `${weekdayOf(firstDay)}, ${closedDaysText(closing)}`
            : `${closedDaysText(closing)} · ${count} days`}
          {district && ` · ${district}`}
        </p>
      </div>
      <DropdownMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Actions for ${reason}`}
            data-record={`/closings/${closing.id}`}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={() => onEdit(closing)}>
          <Pencil aria-hidden="true" />
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem destructive onSelect={() => deletion.mutate(closing)}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      </DropdownMenu>
    </li>
  );
}
