import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { sessionQueries } from './session-queries.ts';

/**
 * Sets the duration and type of a new session to those of the client's last planned one, unless typed. A form for a group
 * stays of type group.
 */
export function useLastSessionValues(
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>,
  session: Session | undefined,
  isWanted = true,
): void {
  const { sessionMinutes } = usePracticeSettings();
  const clientId = form.watch('clientId');
  const isAsked = isWanted && session === undefined && clientId !== null;
  const { data: last } = useQuery({ ...sessionQueries.lastPlanned(clientId ?? 0), enabled: isAsked });
  const { resetField, formState } = form;
  const { duration: isDurationTyped, type: isTypeTyped } = formState.dirtyFields;
  const isKnown = isAsked && last !== undefined;
  const isOfGroup = form.watch('group').choice !== '';
  const duration = last?.duration ?? sessionMinutes;
  const type = last?.type ?? '';
  useEffect(() => {
    if (isKnown && !isDurationTyped) resetField('duration', { defaultValue: duration });
  }, [isKnown, isDurationTyped, duration, resetField]);
  useEffect(() => {
    if (isKnown && !isTypeTyped && !isOfGroup) resetField('type', { defaultValue: type });
  }, [isKnown, isTypeTyped, isOfGroup, type, resetField]);
}
