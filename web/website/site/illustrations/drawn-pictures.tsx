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
  /** The viewBox, with a margin for parts that extend past the drawing: left, top, width, height. */
  viewBox: string;
}

const withMargins = '-30 -40 420 320';

/** Illustrations that are also separate files, for long pages and for places that not every screen shows. */
export const drawnPictures = {
  'block-town': { Drawing: BlockTown, viewBox: '-20 -10 640 580' },
  'growing-steps': { Drawing: GrowingSteps, viewBox: '0 -6 440 300' },
  'pencil-desk': { Drawing: PencilDesk, viewBox: withMargins },
  'bead-string': { Drawing: BeadString, viewBox: withMargins },
  'quiet-ears': { Drawing: QuietEars, viewBox: withMargins },
  'two-voices': { Drawing: TwoVoices, viewBox: '0 0 360 280' },
  'eye-path': { Drawing: EyePath, viewBox: withMargins },
  seesaw: { Drawing: Seesaw, viewBox: withMargins },
  'ring-stack': { Drawing: RingStack, viewBox: withMargins },
  'shape-box': { Drawing: ShapeBox, viewBox: withMargins },
  'paper-kite': { Drawing: PaperKite, viewBox: withMargins },
  'therapist-portrait': {
    Drawing: TherapistPortrait,
    viewBox: '0 0 400 480',
  },
} satisfies Record<string, DrawnPicture>;

export type DrawnPictureName = keyof typeof drawnPictures;
