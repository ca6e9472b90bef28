import { useMemo, useReducer, useState } from 'react';
import type { ClientImport } from '#domain/records/imports/client-import.ts';
import { isChosenRow, type PlannedRow, planImport } from '#domain/records/imports/import-plan.ts';
import type { Encoding } from '#domain/records/imports/letters.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { type ClientImportAction, clientImportAfter } from './client-import-state.ts';
import { useImportClients } from './import-queries.ts';
import { readTableFile } from './table-file.ts';

const nobody: PlannedRow[] = [];

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
  const planned = useMemo(
    () => (rows && clients && !done ? planImport(rows, clients) : nobody),
    [rows, clients, done],
  );

  function change(action: ClientImportAction): void {
    if (action.do === 'close') setDone(undefined);
    dispatch(action);
  }

  async function openFile(file: File, encoding?: Encoding): Promise<void> {
    const table = await readTableFile(file, encoding);
    setSource(file);
    change({ do: 'open', file: table, today });
  }

  return {
    state,
    planned,
    done,
    hasNames: hasNameColumns(state?.targets ?? []),
    isImporting: importing.isPending,
    change,
    /** Reads a file. Throws UnreadableTable. */
    openFile: (file: File) => openFile(file),
    /** Reads the current file in another encoding; columns and corrections begin anew. */
    openAgain: (encoding: Encoding) => source && openFile(source, encoding),
    runImport(): void {
      if (state === undefined) return;
      const chosen = planned.filter(isChosenRow).map(({ row, client, duplicate }) => ({
        row,
        client,
        isMeantTwice: duplicate !== undefined,
      }));
      const fileName = state.file.fileName.slice(-200);
      importing.mutate({ fileName, rows: chosen }, { onSuccess: (made) => setDone({ made, planned }) });
    },
  };
}

function hasNameColumns(targets: readonly string[]): boolean {
  return targets.includes('fullName') || (targets.includes('firstName') && targets.includes('lastName'));
}
