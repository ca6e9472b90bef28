import type { AutosaveDraft } from './autosave.ts';

/** Returns a stored draft; undefined if it is not one, or has other content. */
export function autosaveDraft<Content>(
  kept: unknown,
  isContent: (content: unknown) => content is Content,
): AutosaveDraft<Content> | undefined {
  if (typeof kept !== 'object' || kept === null || !('content' in kept && 'base' in kept)) return undefined;
  const { content, base } = kept;
  if (!isContent(content) || typeof base !== 'object' || base === null) return undefined;
  if (!('content' in base && 'updatedAt' in base) || !isContent(base.content)) return undefined;
  const { updatedAt } = base;
  if (updatedAt !== null && typeof updatedAt !== 'string') return undefined;
  return {
    content,
    base: { content: base.content, updatedAt },
    isCompeting: 'isCompeting' in kept && kept.isCompeting === true,
    isGone: 'isGone' in kept && kept.isGone === true,
    isRefused: 'isRefused' in kept && kept.isRefused === true,
  };
}
