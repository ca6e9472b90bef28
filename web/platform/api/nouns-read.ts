import type { QueryKey } from '@tanstack/react-query';
import type { CaseloadNoun } from '#domain/program/caseload-versions.ts';
import { replyNouns } from '#domain/program/reply-nouns.ts';

/** The kinds of records behind each query, by the address that its key begins with. */
const nounsOfAddress = new Map<string, readonly CaseloadNoun[]>();
for (const [call, nouns] of Object.entries(replyNouns)) {
  // "/api/invoices/:id" has its key under "/api/invoices".
  const address = call.split('/').slice(0, 3).join('/');
  nounsOfAddress.set(address, [...(nounsOfAddress.get(address) ?? []), ...nouns]);
}

/**
 * Returns whether a query must be refetched after these kinds changed elsewhere. Everything depends on the practice.
 */
export function isMadeOf({ queryKey }: { queryKey: QueryKey }, changed: readonly CaseloadNoun[]): boolean {
  if (changed.includes('practice')) return true;
  const nouns = nounsOfAddress.get(String(queryKey[0]));
  if (nouns === undefined) return true;
  return (
    nouns.some((noun) => changed.includes(noun)) || (isSearched(queryKey) && changed.includes('clients'))
  );
}

// Lists are also searched by clients' names.
function isSearched(queryKey: QueryKey): boolean {
  return queryKey.some((part) => typeof part === 'string' && /(search|find)=/.test(part));
}
