import type { ReactNode } from 'react';
import type { SenseId } from '#web/website/site/content/en/sensory-content.ts';
import { SmallPicture } from './small-picture.tsx';

/** A small picture of one of the seven senses. */
export function SenseIcon({ sense, className }: { sense: SenseId; className?: string }) {
  return <SmallPicture className={className}>{pictures[sense]}</SmallPicture>;
}

const pictures: Record<SenseId, ReactNode> = {
  visual: (
    <>
      <path d="M3 24q21-26 42 0-21 26-42 0z" className="fill-surface stroke-ink" strokeWidth="3" />
      <circle cx="24" cy="24" r="9" className="fill-primary" />
      <circle cx="24" cy="24" r="4" className="fill-ink" />
    </>
  ),
  auditory: (
    <>
      <path
        d="M12 20a12 12 0 0 1 24 0c0 9-8 10-9 17a7 7 0 0 1-13 1"
        className="fill-none stroke-accent"
        strokeWidth="5"
      />
      <path d="M19 21a5 5 0 0 1 10 0c0 4-4 5-5 8" className="fill-none stroke-ink" strokeWidth="3.5" />
    </>
  ),
  tactile: (
    <path
      d="M11 26V17m7 6V9m7 13V6m7 17V10m0 14l5-6c3-3 6 0 4 4l-7 16c-3 6-8 7-12 7-7 0-11-5-11-11v-8"
      className="fill-sun stroke-accent-ink"
      strokeWidth="3.5"
    />
  ),
  olfactory: (
    <>
      <path
        d="M26 6c1 10-12 20-12 27 0 5 6 6 8 3 2 4 8 4 10 0 2 3 8 1 6-4"
        className="fill-none stroke-info"
        strokeWidth="4.5"
      />
      <path d="M6 44q4-4 0-8M44 18q-4-4 0-8" className="fill-none stroke-sun" strokeWidth="4" />
    </>
  ),
  gustatory: (
    <>
      <path d="M5 20q19-10 38 0-6 6-19 6T5 20z" className="fill-accent" />
      <path d="M14 25h20v8a10 10 0 0 1-20 0z" className="fill-danger" />
      <path d="M24 27v9" className="stroke-accent-soft" strokeWidth="3" />
    </>
  ),
  proprioception: (
    <>
      <path d="M14 24h20" className="stroke-ink" strokeWidth="5" />
      <rect x="4" y="12" width="11" height="24" rx="4" className="fill-primary" />
      <rect x="33" y="12" width="11" height="24" rx="4" className="fill-primary" />
    </>
  ),
  vestibular: (
    <>
      <path
        d="M10 16a17 9 0 1 0 28 0"
        className="fill-none stroke-info"
        strokeWidth="4"
        strokeDasharray="1 8"
      />
      <path d="M24 4v10" className="stroke-ink" strokeWidth="4" />
      <path d="M10 18h28c0 12-8 18-14 26-6-8-14-14-14-26z" className="fill-accent" />
      <path d="M12 25h24" className="stroke-sun" strokeWidth="4" />
    </>
  ),
};
