import type { ReactNode } from 'react';
import type { SkillId } from '#web/website/site/content/en/fine-motor-content.ts';
import { SmallPicture } from './small-picture.tsx';

/** A small picture of one fine motor skill. */
export function SkillIcon({ skill, className }: { skill: SkillId; className?: string }) {
  return <SmallPicture className={className}>{pictures[skill]}</SmallPicture>;
}

const pictures: Record<SkillId, ReactNode> = {
  handwriting: (
    <>
      <path d="M6 42l5-15L31 7l10 10-20 20z" className="fill-sun" />
      <path d="M6 42l5-15 10 10z" className="fill-surface" />
      <path d="M6 42l2-6 4 4zM31 7l3-3a4 4 0 0 1 6 0l4 4a4 4 0 0 1 0 6l-3 3z" className="fill-accent" />
    </>
  ),
  scissors: (
    <>
      <path d="M17 17l26 24M17 31L43 7" className="stroke-ink-muted" strokeWidth="5" />
      <circle cx="11" cy="12" r="7" className="fill-none stroke-accent" strokeWidth="5" />
      <circle cx="11" cy="36" r="7" className="fill-none stroke-accent" strokeWidth="5" />
    </>
  ),
  'self-care': (
    <>
      <circle cx="24" cy="24" r="20" className="fill-info" />
      <circle cx="24" cy="24" r="14" className="fill-none stroke-info-soft" strokeWidth="2" />
      <path d="M19 19h.1M29 19h.1M19 29h.1M29 29h.1" className="stroke-info-soft" strokeWidth="6" />
    </>
  ),
  'visual-motor': (
    <>
      <rect x="4" y="4" width="17" height="17" rx="3" className="fill-primary" />
      <circle cx="36" cy="13" r="9" className="fill-sun" />
      <path d="M13 27l10 17H3z" className="fill-accent" />
      <path
        d="M29 36c4-12 8 10 16-2"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeDasharray="1 7"
      />
    </>
  ),
  'hand-strength': (
    <>
      <circle cx="24" cy="30" r="15" className="fill-accent" />
      <path d="M14 22q10-8 20 0M11 31q13-8 26 0" className="fill-none stroke-accent-soft" strokeWidth="3.5" />
      <path d="M24 3v7m-9-5l4 6m14-6l-4 6" className="stroke-ink" strokeWidth="3.5" />
    </>
  ),
  manipulation: (
    <>
      <path d="M3 34q21-22 42-8" className="fill-none stroke-ink" strokeWidth="3" />
      <rect
        x="6"
        y="20"
        width="13"
        height="13"
        rx="3"
        className="fill-primary"
        transform="rotate(-28 12 26)"
      />
      <circle cx="26" cy="22" r="8" className="fill-sun" />
      <circle cx="40" cy="23" r="6" className="fill-accent" />
    </>
  ),
};
