import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { TherapistPortrait } from '#web/website/site/illustrations/therapist-portrait.tsx';
import { LazyPicture } from './lazy-picture.tsx';
import { useSite } from './use-site.ts';

interface TherapistPictureProps {
  /** The displayed width, as in an image's `sizes`. */
  sizes: string;
  className?: string;
  /** Empty if the text next to it names the therapist; by default the picture's own description. */
  alt?: '';
  /** Whether it is at the top of its page, and loads at once. */
  isFirst?: boolean;
}

/** The therapist's photo, or an illustration in its place. */
export function TherapistPicture({ sizes, className, alt, isFirst = false }: TherapistPictureProps) {
  const { identity, words } = useSite();
  const { portrait } = identity;
  const { pictures } = words.frame;
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
