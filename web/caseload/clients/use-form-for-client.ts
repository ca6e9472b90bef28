import { useState } from 'react';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

interface FormForClient {
  /** The client in the URL, for whom the form opens. */
  clientId: number | undefined;
  isOpen: boolean;
  open: () => void;
  /** Closes the form and removes the client from the URL. */
  close: () => void;
}

/** The state of a form over a list: a button opens it, and so does `?clientId=` in the URL. */
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
