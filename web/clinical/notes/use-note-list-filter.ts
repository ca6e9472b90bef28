import { noteListStates } from '#domain/clinical/signing/listed-note.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

/** The default: notes to write or sign, if the address names no state. */
export const stateChoices = ['open', ...noteListStates.filter((state) => state !== 'open'), 'all'] as const;
export type StateChoice = (typeof stateChoices)[number];

export interface NoteListChoices {
  state: StateChoice;
  clientId: number | undefined;
}

export const noNoteListChoices: NoteListChoices = { state: 'open', clientId: undefined };

/** The filter of the list of notes, stored in the address. */
export function useNoteListFilter(): [NoteListChoices, (changes: Partial<NoteListChoices>) => void] {
  const [params, changeAddress] = useAddressParams();
  const choices: NoteListChoices = {
    state: stateChoices.find((choice) => choice === params.get('state')) ?? 'open',
    clientId: parseRecordId(params.get('client') ?? ''),
  };
  function change(changes: Partial<NoteListChoices>): void {
    const { state, clientId } = { ...choices, ...changes };
    changeAddress({ state: state === 'open' ? '' : state, client: clientId?.toString() ?? '' });
  }
  return [choices, change];
}
