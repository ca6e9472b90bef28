import { drawingPath } from '#web/website/site/illustrations/drawing-path.ts';
import type { DrawnPictureName } from '#web/website/site/illustrations/drawn-pictures.tsx';
import { useSite } from './use-site.ts';

interface LazyPictureProps {
  name: DrawnPictureName;
  /** The alternative text; empty if the text next to it says the same. */
  alt: string;
  className?: string;
}

/** An illustration that loads only when it is about to become visible. */
export function LazyPicture({ name, alt, className }: LazyPictureProps) {
  const { accent } = useSite().identity;
  return (
    <img src={drawingPath(name, accent)} alt={alt} loading="lazy" decoding="async" className={className} />
  );
}
