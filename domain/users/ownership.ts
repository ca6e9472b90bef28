import * as z from 'zod/mini';
import { recordId } from '#domain/record-fields.ts';
import { passwordConfirmation } from './account-change.ts';

/** Handing the practice over to another therapist, which takes the owner's password. */
export const ownershipTransfer = z.extend(passwordConfirmation, {
  userId: recordId('Please choose a therapist'),
});
export type OwnershipTransfer = z.output<typeof ownershipTransfer>;
