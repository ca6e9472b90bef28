import type { QueryKey } from '@tanstack/react-query';
import type { CaseloadNoun } from '#domain/program/caseload-versions.ts';
import { repliesOfAnything, replyNouns, tableOfAddress } from '#domain/program/reply-nouns.ts';

/** The kinds of records behind each query, by the address that its key begins with. */
const nounsOfAddress = new Map<string, readonly string[]>();
for (const [call, nouns] of Object.entries(replyNouns)) {
  // "/api/invoices/:id" has its key under "/api/invoices".
  const address = call.split('/').slice(0, 3).join('/');
  // A list that is not named itself is of its table, whatever else is below its address.
  const own = address in replyNouns ? [] : [tableOfAddress(address)];
  nounsOfAddress.set(address, [...(nounsOfAddress.get(address) ?? own), ...nouns]);
}

/**
 * Returns whether a query must be refetched after these kinds changed elsewhere. Everything depends on the practice.
 */
export function isMadeOf({ queryKey }: { queryKey: QueryKey }, changed: readonly CaseloadNoun[]): boolean {
  const address = String(queryKey[0]);
  if (changed.includes('practice') || !address.startsWith('/api/') || repliesOfAnything.includes(address))
    return true;
  const nouns = nounsOfAddress.get(address) ?? [tableOfAddress(address)];
  return (
    changed.some((noun) => nouns.includes(noun)) || (isSearched(queryKey) && changed.includes('clients'))
  );
}

// Lists are also searched by clients' names.
function isSearched(queryKey: QueryKey): boolean {
  return queryKey.some((part) => typeof part === 'string' && /(search|find)=/.test(part));
}
