import { drawingPath } from '#web/website/site/illustrations/drawing-path.ts';
import type { DrawnPictureName } from '#web/website/site/illustrations/drawn-pictures.tsx';
import { usePublicIdentity } from './public-identity-context.ts';

interface LazyPictureProps {
  name: DrawnPictureName;
  /** What it shows; empty when the text beside it says as much. */
  alt: string;
  className?: string;
}

/** An illustration that comes when it is about to be seen, and weighs nothing on the page before. */
export function LazyPicture({ name, alt, className }: LazyPictureProps) {
  const { accent } = usePublicIdentity();
  return (
    <img src={drawingPath(name, accent)} alt={alt} loading="lazy" decoding="async" className={className} />
  );
}
