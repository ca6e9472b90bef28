import type { ComponentType } from 'react';
import { BeadString } from './bead-string.tsx';
import { BlockTown } from './block-town.tsx';
import { EyePath } from './eye-path.tsx';
import { GrowingSteps } from './growing-steps.tsx';
import { PaperKite } from './paper-kite.tsx';
import { PencilDesk } from './pencil-desk.tsx';
import { QuietEars } from './quiet-ears.tsx';
import { RingStack } from './ring-stack.tsx';
import { Seesaw } from './seesaw.tsx';
import { ShapeBox } from './shape-box.tsx';
import { TherapistPortrait } from './therapist-portrait.tsx';
import { TwoVoices } from './two-voices.tsx';

interface DrawnPicture {
  Drawing: ComponentType;
  /** The drawing with room around it for what reaches beyond its edges: left, top, width, height. */
  viewBox: string;
}

const besides = '-30 -40 420 320';

/** Illustrations that are files of their own too, for long pages and for places that not every screen shows. */
export const drawnPictures = {
  'block-town': { Drawing: BlockTown, viewBox: '-20 -10 640 580' },
  'growing-steps': { Drawing: GrowingSteps, viewBox: '0 -6 440 300' },
  'pencil-desk': { Drawing: PencilDesk, viewBox: besides },
  'bead-string': { Drawing: BeadString, viewBox: besides },
  'quiet-ears': { Drawing: QuietEars, viewBox: besides },
  'two-voices': { Drawing: TwoVoices, viewBox: '0 0 360 280' },
  'eye-path': { Drawing: EyePath, viewBox: besides },
  seesaw: { Drawing: Seesaw, viewBox: besides },
  'ring-stack': { Drawing: RingStack, viewBox: besides },
  'shape-box': { Drawing: ShapeBox, viewBox: besides },
  'paper-kite': { Drawing: PaperKite, viewBox: besides },
  'therapist-portrait': {
    Drawing: TherapistPortrait,
    viewBox: '0 0 400 480',
  },
} satisfies Record<string, DrawnPicture>;

export type DrawnPictureName = keyof typeof drawnPictures;
