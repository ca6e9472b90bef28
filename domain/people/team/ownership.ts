import * as z from 'zod/mini';
import { passwordConfirmation } from '#domain/people/users/account-change.ts';
import { recordId } from '#domain/platform/record-fields.ts';

/** Transfers the practice to another therapist; requires the owner's password. */
export const ownershipTransfer = z.extend(passwordConfirmation, {
  userId: recordId('Please choose a therapist'),
});
export type OwnershipTransfer = z.output<typeof ownershipTransfer>;
