import { type ComponentProps, useRef, useState } from 'react';
import { croppedPart, mostZoom, type PhotoCrop, wholePhoto } from '#domain/website/pictures/photo-crop.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { useFieldControl } from '#web/platform/ui/field-context.ts';
import { movedCrop, roundedCrop } from './photo-crop-moves.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';

interface PhotoCropFieldsProps {
  /** The object URL of the chosen photo. */
  address: string;
  /** Called with the crop once the photo or a slider is released. */
  onRest: (crop: PhotoCrop) => void;
}

/** A photo to drag and pinch in its frame, and sliders for the same. The cut-off area stays visible but dark. */
export function PhotoCropFields({ address, onRest }: PhotoCropFieldsProps) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [crop, setCrop] = useState(wholePhoto);
  const [rested, setRested] = useState(wholePhoto);
  const frame = useRef<HTMLDivElement>(null);
  const part = croppedPart(size, crop);
  const rest = () => {
    const whole = roundedCrop(crop);
    setCrop(whole);
    if (whole.zoom === rested.zoom && whole.across === rested.across && whole.down === rested.down) return;
    setRested(whole);
    onRest(whole);
  };
  const gestures = usePhotoGestures(frame, {
    onMove: (move) => setCrop((before) => movedCrop(size, before, move)),
    onRest: rest,
  });
  const slider = (name: keyof PhotoCrop) => ({
    value: crop[name],
    onChoose: (value: number) => setCrop({ ...crop, [name]: value }),
    onRest: rest,
  });
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-ink text-sm">Part That Is Shown</legend>
      <p className="mt-1 mb-2 text-ink-muted text-sm">Drag the photo, or pinch it to zoom.</p>
      <div className="flex max-w-sm flex-col gap-4">
        <div
          {...gestures}
          className="relative h-66 cursor-grab touch-none select-none overflow-hidden rounded-lg bg-sunken active:cursor-grabbing"
        >
          <div ref={frame} className="absolute inset-y-3 left-1/2 aspect-5/6 -translate-x-1/2">
            <img
              src={address}
              alt="As you chose it"
              draggable={false}
              className="absolute max-w-none"
              style={
                size.width > 0
                  ? {
                      width: percent(size.width, part.width),
                      left: percent(-part.left, part.width),
                      top: percent(-part.top, part.height),
                    }
                  : undefined
              }
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
            />
            <div className="absolute inset-0 border-2 border-[#fff] shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)]" />
          </div>
        </div>
        <Field label="Zoom">
          <Slider
            {...slider('zoom')}
            min={100}
            max={mostZoom(size)}
            aria-valuetext={`${Math.round(crop.zoom)}%`}
          />
        </Field>
        <Field label="Left to Right">
          <Slider {...slider('across')} disabled={part.width === size.width} />
        </Field>
        <Field label="Top to Bottom">
          <Slider {...slider('down')} disabled={part.height === size.height} />
        </Field>
      </div>
    </fieldset>
  );
}

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  onChoose: (value: number) => void;
  /** Called when the slider is released by touch, mouse or keyboard. */
  onRest: () => void;
}

function Slider({ onChoose, onRest, ...rest }: SliderProps) {
  return (
    <input
      type="range"
      {...rest}
      {...useFieldControl(rest)}
      className="h-11 w-full accent-primary md:h-8"
      onChange={({ target }) => onChoose(target.valueAsNumber)}
      onPointerUp={onRest}
      onBlur={onRest}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Prevents submitting the form with the previous crop.
        event.preventDefault();
        onRest();
      }}
    />
  );
}
