import { countOf } from '#domain/platform/count-of.ts';

interface ImportedCounts {
  clients: number;
  mandates: number;
}

/** Returns what an import adds or its undo takes out: "2 clients and 1 mandate". */
export function countImported({ clients, mandates }: ImportedCounts, words = ['client', 'mandate']): string {
  const counts = [clients, mandates].flatMap((count, index) =>
    count > 0 ? countOf(count, words[index] ?? '') : [],
  );
  return counts.join(' and ') || countOf(0, words[0] ?? '');
}
