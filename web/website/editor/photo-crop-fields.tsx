import { type ComponentProps, useState } from 'react';
import { croppedPart, mostZoom, type PhotoCrop, wholePhoto } from '#domain/website/pictures/photo-crop.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { useFieldControl } from '#web/platform/ui/field-context.ts';

interface PhotoCropFieldsProps {
  /** The object URL of the chosen photo. */
  address: string;
  /** Called with the crop once a slider is released. */
  onRest: (crop: PhotoCrop) => void;
}

/** Sliders for a photo's crop: zoom and position. The cut-off area stays visible but dark. */
export function PhotoCropFields({ address, onRest }: PhotoCropFieldsProps) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [crop, setCrop] = useState(wholePhoto);
  const [rested, setRested] = useState(wholePhoto);
  const part = croppedPart(size, crop);
  const rest = () => {
    if (crop === rested) return;
    setRested(crop);
    onRest(crop);
  };
  const slider = (name: keyof PhotoCrop) => ({
    value: crop[name],
    onChoose: (value: number) => setCrop({ ...crop, [name]: value }),
    onRest: rest,
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-medium text-ink text-sm">Part That Is Shown</legend>
      <div className="relative self-start overflow-hidden rounded-lg">
        <img
          src={address}
          alt="As you chose it"
          className="max-h-80 max-w-full"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        {size.width > 0 && <CutOff size={size} part={part} />}
      </div>
      <Field label="Zoom">
        <Slider {...slider('zoom')} min={100} max={mostZoom(size)} aria-valuetext={`${crop.zoom}%`} />
      </Field>
      <Field label="Left to Right">
        <Slider {...slider('across')} disabled={part.width === size.width} />
      </Field>
      <Field label="Top to Bottom">
        <Slider {...slider('down')} disabled={part.height === size.height} />
      </Field>
    </fieldset>
  );
}

interface CutOffProps {
  size: { width: number; height: number };
  part: ReturnType<typeof croppedPart>;
}

/** A dark overlay with a hole over the photo. */
function CutOff({ size: { width, height }, part }: CutOffProps) {
  const hole = `M${part.left} ${part.top}h${part.width}v${part.height}h${-part.width}z`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <path
        d={`M0 0h${width}v${height}h${-width}z${hole}`}
        fillRule="evenodd"
        fill="#000"
        fillOpacity="0.6"
      />
      <path d={hole} fill="none" stroke="#fff" strokeWidth="3" vectorEffect="non-scaling-stroke" />
    </svg>
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
