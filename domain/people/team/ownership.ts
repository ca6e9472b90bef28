import * as z from 'zod/mini';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { recordId } from '#domain/platform/record-fields.ts';

/** Transfers the practice to another therapist; requires the owner's confirmation. */
export const ownershipTransfer = z.extend(fullConfirmation, {
  userId: recordId('Please choose a therapist'),
});
export type OwnershipTransfer = z.output<typeof ownershipTransfer>;
