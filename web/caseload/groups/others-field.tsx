import type { ReactNode } from 'react';
import { OTHERS_LIMIT } from '#domain/caseload/groups/group.ts';
import { Field } from '#web/platform/ui/field.tsx';

/** The attributes of the input in an `OthersField`. */
export const othersInput = { type: 'number', inputMode: 'numeric', min: 0, max: OTHERS_LIMIT } as const;

/** The field for the number of children in the room who are not clients here, with its `Input` as children. */
export function OthersField({ error, children }: { error?: string | undefined; children: ReactNode }) {
  return (
    <Field
      label="Other Children in the Room"
      hint="Children of the group who are not your clients. They count for its size."
      error={error}
    >
      {children}
    </Field>
  );
}
