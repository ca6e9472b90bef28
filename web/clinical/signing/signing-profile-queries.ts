import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SigningProfileForm } from '#domain/clinical/signing/signing-profile.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/signing-profile';

const signingProfileQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/signing-profile'),
});

/** Returns the user's signing profile. */
export function useSigningProfile() {
  return useQuery(signingProfileQuery);
}

/** Saves the user's signing profile; a refusal is shown in the form. */
export function useSaveSigningProfile() {
  return useRecordMutation({
    call: (form: SigningProfileForm) => request('PUT /api/signing-profile', { body: form }),
    onSaved: (saved, _, queries) => queries.setQueryData(signingProfileQuery.queryKey, saved),
    success: { title: 'Signature Updated', description: 'What you sign from now on is signed with it.' },
    failure: 'Signature Not Saved',
  });
}
