import { useSiteWords } from './site-language.ts';

/** Says that a text came with the product and is not a real person's, until the practice writes its own. */
export function SampleMark() {
  return (
    <span className="inline-block rounded-sm border border-line-strong px-1.5 text-ink-muted text-xs leading-5">
      {useSiteWords().frame.sampleMark}
    </span>
  );
}
