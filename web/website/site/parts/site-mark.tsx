import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { PracticeMark } from '#web/platform/navigation/practice-mark.tsx';
import { usePublicIdentity } from './public-identity-context.ts';

/** The owner has one logo, mostly a dark one: where the page is dark it stands on a light plate. */
const plate =
  'forced-color-adjust-none rounded-sm bg-[light-dark(transparent,var(--color-ink))] [box-shadow:0_0_0_3px_light-dark(transparent,var(--color-ink))]';

/** The practice's logo beside its name, or the product's mark. */
export function SiteMark() {
  const { logo } = usePublicIdentity();
  if (logo === null) return <PracticeMark />;
  return (
    <img
      src={picturePath(logo, 'mark.png')}
      alt=""
      width="32"
      height="32"
      // The words beside it are what a visitor waits for; its place is kept.
      fetchPriority="low"
      className={`size-8 shrink-0 ${plate}`}
    />
  );
}
