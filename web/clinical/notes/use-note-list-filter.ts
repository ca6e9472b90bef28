import { noteListStates } from '#domain/clinical/signing/listed-note.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

/** The default: notes to write or sign, if the address names no state. */
export const stateChoices = ['open', ...noteListStates.filter((state) => state !== 'open'), 'all'] as const;
export type StateChoice = (typeof stateChoices)[number];

export interface NoteListChoices {
  state: StateChoice;
  /** The id of a client, or all of them. */
  client: string;
}

export const noNoteListChoices: NoteListChoices = { state: 'open', client: 'all' };

/** The filter of the list of notes, stored in the address. */
export function useNoteListFilter(): [NoteListChoices, (changes: Partial<NoteListChoices>) => void] {
  const [params, changeAddress] = useAddressParams();
  const choices: NoteListChoices = {
    state: stateChoices.find((choice) => choice === params.get('state')) ?? 'open',
    client: String(parseRecordId(params.get('client') ?? '') ?? 'all'),
  };
  function change(changes: Partial<NoteListChoices>): void {
    const { state, client } = { ...choices, ...changes };
    changeAddress({ state: state === 'open' ? '' : state, client: client === 'all' ? '' : client });
  }
  return [choices, change];
}
