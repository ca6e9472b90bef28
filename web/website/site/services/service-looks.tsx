import type { ComponentType } from 'react';
import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';
import { BeadString } from '#web/website/site/illustrations/bead-string.tsx';
import type { DrawnPictureName } from '#web/website/site/illustrations/drawn-pictures.tsx';
import { GrowingSteps } from '#web/website/site/illustrations/growing-steps.tsx';
import { PencilDesk } from '#web/website/site/illustrations/pencil-desk.tsx';
import { QuietEars } from '#web/website/site/illustrations/quiet-ears.tsx';
import { TwoVoices } from '#web/website/site/illustrations/two-voices.tsx';
import type { PageTone } from '#web/website/site/parts/page-top.tsx';

interface ShippedLook {
  Picture: ComponentType<{ className?: string; label: string }>;
  /** The same picture as a file. */
  file: DrawnPictureName;
  /** The key of its alternative text; null if it is decorative. */
  label: 'growingSteps' | 'twoVoices' | null;
  ground: string;
}

/** The picture of each shipped service. */
export const shippedLooks: Record<ShippedServiceId, ShippedLook> = {
  pediatric: {
    Picture: GrowingSteps,
    file: 'growing-steps',
    label: 'growingSteps',
    ground: 'bg-primary-soft',
  },
  'school-based': { Picture: PencilDesk, file: 'pencil-desk', label: null, ground: 'bg-info-soft' },
  sensory: { Picture: QuietEars, file: 'quiet-ears', label: null, ground: 'bg-primary-soft' },
  'fine-motor': { Picture: BeadString, file: 'bead-string', label: null, ground: 'bg-sun-soft' },
  consultation: { Picture: TwoVoices, file: 'two-voices', label: 'twoVoices', ground: 'bg-accent-soft' },
};

interface OwnLook {
  picture: DrawnPictureName;
  ground: string;
  tone: PageTone;
}

const ownLooks: readonly [OwnLook, ...OwnLook[]] = [
  { picture: 'ring-stack', ground: 'bg-accent-soft', tone: 'accent' },
  { picture: 'shape-box', ground: 'bg-info-soft', tone: 'info' },
  { picture: 'paper-kite', ground: 'bg-sun-soft', tone: 'sun' },
];

/** A service, or a placeholder for one, in a list. */
interface Placed {
  id: string;
  /** Null for an added service. */
  shippedId: string | null;
}

/** Returns the picture of an added service: they alternate. */
export function serviceLookOf({ id }: Placed, all: readonly Placed[]): OwnLook {
  const own = all.filter(({ shippedId }) => shippedId === null);
  const turn = own.findIndex((one) => one.id === id);
  return ownLooks[turn % ownLooks.length] ?? ownLooks[0];
}
