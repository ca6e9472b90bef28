import { useState } from 'react';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

interface FormForClient {
  /** The client that the address names, whom the form is then about. */
  clientId: number | undefined;
  isOpen: boolean;
  open: () => void;
  /** Closes the form, and takes the client out of the address. */
  close: () => void;
}

/** The form over a list: a button opens it, and so does `?clientId=` in the address. */
export function useFormForClient(): FormForClient {
  const [params, change] = useAddressParams();
  const [isAsked, setAsked] = useState(false);
  const clientId = parseRecordId(params.get('clientId') ?? '');
  return {
    clientId,
    isOpen: isAsked || clientId !== undefined,
    open: () => setAsked(true),
    close: () => {
      setAsked(false);
      if (clientId !== undefined) change({ clientId: '' });
    },
  };
}
