import { useMemo, useReducer, useState } from 'react';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { ClientImport } from '#domain/records/imports/client-import.ts';
import { type PlannedRow, planImport } from '#domain/records/imports/import-plan.ts';
import type { Encoding } from '#domain/records/imports/letters.ts';
import { knownPlaces, unknownPlaces } from '#domain/records/imports/roster-places.ts';
import { importRequest } from '#domain/records/imports/roster-request.ts';
import { useMandates } from '#web/billing/mandates/mandate-queries.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { type ClientImportAction, clientImportAfter } from './client-import-state.ts';
import { useImportClients } from './import-queries.ts';
import { readTableFile } from './table-file.ts';

const nobody: PlannedRow[] = [];
const nowhere: readonly Organization[] = [];

/** A completed import, with the rows as they were then. */
export interface DoneImport {
  made: ClientImport;
  planned: readonly PlannedRow[];
}

/** The state of importing a file of clients. */
export function useClientImport() {
  const today = useToday();
  const clients = useClients().data;
  const [state, dispatch] = useReducer(clientImportAfter, undefined);
  const [done, setDone] = useState<DoneImport>();
  const [source, setSource] = useState<File>();
  const importing = useImportClients();
  const rows = state?.rows;
  const hasMandates = rows?.some((row) => row.mandates.length > 0) === true && clients?.length !== 0;
  const mandateList = useMandates({ isAsked: hasMandates });
  const planned = useMemo(
    () => (rows && clients && !done ? planImport(rows, clients, mandateList.data) : nobody),
    [rows, clients, mandateList.data, done],
  );
  const mandates = useMemo(
    () => planned.filter(({ isChosen }) => isChosen).flatMap((row) => row.mandates),
    [planned],
  );
  const isRoster = mandates.some(({ school, payer }) => school !== '' || payer !== '');
  const organizations = useOrganizations(isRoster);
  const known = useMemo(() => knownPlaces(organizations.data ?? nowhere), [organizations.data]);

  function change(action: ClientImportAction): void {
    if (action.do === 'close') setDone(undefined);
    dispatch(action);
  }

  async function openFile(file: File, encoding?: Encoding): Promise<void> {
    const table = await readTableFile(file, encoding);
    setSource(file);
    change({ do: 'open', file: table, today });
  }

  const lists = [...(isRoster ? [organizations] : []), ...(hasMandates ? [mandateList] : [])];
  const missing = lists.filter(({ data }) => data === undefined);

  return {
    state,
    planned,
    done,
    hasNames: hasNameColumns(state?.targets ?? []),
    isImporting: importing.isPending,
    /** The schools and payers of the roster that are not known, with those that they can be matched with. */
    places: { unknown: unknownPlaces(mandates, known), listed: organizations.data ?? nowhere },
    /** Without the lists of schools, payers and mandates, a second one would be made of each. */
    isReady: missing.length === 0,
    listError: missing.find(({ error }) => error !== null)?.error,
    change,
    /** Reads a file. Throws UnreadableTable. */
    openFile: (file: File) => openFile(file),
    /** Reads the current file in another encoding; columns and corrections begin anew. */
    openAgain: (encoding: Encoding) => source && openFile(source, encoding),
    runImport(): void {
      if (state === undefined) return;
      const fileName = state.file.fileName.slice(-200);
      const request = importRequest(fileName, planned, { known, choices: state.places });
      importing.mutate(request, { onSuccess: (made) => setDone({ made, planned }) });
    },
  };
}

function hasNameColumns(targets: readonly string[]): boolean {
  return targets.includes('fullName') || (targets.includes('firstName') && targets.includes('lastName'));
}
