import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { TherapistPortrait } from '#web/website/site/illustrations/therapist-portrait.tsx';
import { LazyPicture } from './lazy-picture.tsx';
import { usePublicIdentity } from './public-identity-context.ts';
import { useSiteWords } from './site-language.ts';

interface TherapistPictureProps {
  /** How wide it is drawn, as `sizes` of an image says it. */
  sizes: string;
  className?: string;
  /** Empty where the text beside it says who it is; else what the picture shows. */
  alt?: '';
  /** Stands at the top of its page, and comes with it. */
  isFirst?: boolean;
}

/** The therapist's photo, or the drawing that stands in for it. */
export function TherapistPicture({ sizes, className, alt, isFirst = false }: TherapistPictureProps) {
  const { portrait } = usePublicIdentity();
  const { pictures } = useSiteWords().frame;
  if (portrait !== null) {
    return (
      <img
        src={picturePath(portrait, 'small.webp')}
        srcSet={`${picturePath(portrait, 'small.webp')} 400w, ${picturePath(portrait, 'large.webp')} 800w`}
        sizes={sizes}
        width="400"
        height="480"
        alt={alt ?? portrait.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    );
  }
  if (isFirst) return <TherapistPortrait label={pictures.therapist} {...(className ? { className } : {})} />;
  return (
    <LazyPicture
      name="therapist-portrait"
      alt={alt ?? pictures.therapist}
      {...(className ? { className } : {})}
    />
  );
}
