import type { NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import { blanksRefusal } from '#domain/platform/blanks.ts';
import { conflict } from '#server/platform/http/errors.ts';

/** Throws 409, naming the first place, if what is to be signed has blanks that the signer does not confirm. */
export function refuseBlanks(
  blanks: readonly string[],
  { confirmsBlanks = false }: Pick<NoteSigning, 'confirmsBlanks'>,
): void {
  const refusal = confirmsBlanks ? undefined : blanksRefusal(blanks);
  if (refusal !== undefined) throw conflict(refusal);
}
