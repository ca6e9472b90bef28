import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import {
  isShippedService,
  type PracticeService,
  serviceLabel,
} from '#domain/website/identity/own-services.ts';
import type { ServicesListValues } from '#domain/website/identity/service-form-values.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { MoveButton } from './move-button.tsx';

interface ServiceRowProps {
  service: PracticeService;
  index: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onDelete: () => void;
}

/** One service of the list: a link to its texts, whether it is shown, and its position. */
export function ServiceRow({ service, index, count, onMove, onDelete }: ServiceRowProps) {
  const { register } = useFormContext<ServicesListValues>();
  const label = serviceLabel(service);
  const row = { id: service.id, label, size: 'icon-sm', onMove } as const;
  const isOwn = !isShippedService(service.id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 max-sm:w-full">
        <Link
          to={`/settings/website/services/${service.id}`}
          className="inline-flex min-h-11 min-w-0 items-center break-words font-medium text-primary [overflow-wrap:anywhere] hover:underline"
        >
          {label}
        </Link>
        {isOwn ? (
          <Badge variant="secondary">Added by you</Badge>
        ) : (
          hasOwnWords(service) && <Badge variant="secondary">Your words</Badge>
        )}
      </div>
      <div className="flex items-center gap-1 max-sm:w-full sm:ml-auto">
        <Checkbox
          {...register(`services.${index}.isShown`)}
          label={
            <>
              Shown<span className="sr-only">: {label}</span>
            </>
          }
          className="mr-auto sm:mr-2"
        />
        <MoveButton {...row} step={-1} isDisabled={index === 0} />
        <MoveButton {...row} step={1} isDisabled={index === count - 1} />
        {isOwn && (
          <Button variant="ghost" size="icon-sm" aria-label={`Delete ${label}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
    </li>
  );
}

/** Returns whether the owner wrote texts for it. */
function hasOwnWords({ id: _, isShown: __, ...words }: PracticeService): boolean {
  return Object.values(words).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
