import { Pencil, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';

/** What can be done with what a page shows as a whole. */
export function DeleteAndEditButtons({ onDelete, onEdit }: { onDelete: () => void; onEdit: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <Button variant="secondary" onClick={onEdit}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
    </>
  );
}
