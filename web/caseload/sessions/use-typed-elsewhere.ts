import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';

/** What was typed in a short form before it led to the whole one. */
export const typedElsewhere = z.object({
  clientId: z.nullable(z.number()),
  duration: z.number(),
  type: z.string(),
  status: z.enum(sessionStatuses),
});
export type TypedElsewhere = z.infer<typeof typedElsewhere>;

/** Enters what was typed elsewhere as if it was typed here. */
export function useTypedElsewhere(
  { setValue }: UseFormReturn<SessionFormValues, unknown, SessionFormResult>,
  typed: TypedElsewhere | undefined,
): void {
  useEffect(() => {
    if (!typed) return;
    setValue('clientId', typed.clientId, { shouldDirty: true });
    setValue('duration', typed.duration, { shouldDirty: true });
    setValue('type', typed.type, { shouldDirty: true });
    setValue('status', typed.status, { shouldDirty: true });
  }, [typed, setValue]);
}
