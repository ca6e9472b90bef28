import type { DrawnPictureName } from './drawn-pictures.tsx';

interface LazyPictureProps {
  name: DrawnPictureName;
  /** What it shows; empty when the text beside it says as much. */
  alt: string;
  className?: string;
}

/** An illustration that comes when it is about to be seen, and weighs nothing on the page before. */
export function LazyPicture({ name, alt, className }: LazyPictureProps) {
  return (
    <img src={`/pictures/${name}.svg`} alt={alt} loading="lazy" decoding="async" className={className} />
  );
}
