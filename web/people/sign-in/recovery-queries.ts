import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Recovery } from '#domain/people/sign-in/recovery.ts';
import { failureText, refusalOf, requestSignIn } from '#web/platform/api/request.ts';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { notifyOtherTabs } from './sign-in-channel.ts';

const key = '/api/recovery/link';

/** Returns the account of a recovery link; requests nothing without a token. */
export function useRecoveringAccount(token: string | undefined) {
  return useQuery({
    queryKey: [key, token],
    queryFn: () => requestSignIn('POST /api/recovery/link', { body: { token } }),
    enabled: Boolean(token),
  });
}

/** Saves the new password. If the link was used meanwhile, the form is replaced by that message. */
export function useRecover() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (recovery: Recovery) => requestSignIn('POST /api/recovery', { body: recovery }),
    onSuccess: () => notifyOtherTabs('ended'),
    onError: (error) => {
      if (refusalOf(error, 410) !== undefined) void queries.invalidateQueries({ queryKey: [key] });
      else failureToast('Password Not Changed', failureText(error));
    },
  });
}
