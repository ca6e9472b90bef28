import { useSite } from './use-site.ts';

/** Labels a shipped text as a sample, until the practice writes its own. */
export function SampleMark() {
  return (
    <span className="inline-block rounded-sm border border-line-strong px-1.5 text-ink-muted text-xs leading-5">
      {useSite().words.frame.sampleMark}
    </span>
  );
}
