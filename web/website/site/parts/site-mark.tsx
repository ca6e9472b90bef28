import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { PracticeMark } from '#web/platform/navigation/practice-mark.tsx';
import { useSite } from './use-site.ts';

/** The owner has a single logo, usually a dark one: in the dark theme it gets a light background. */
const plate =
  'forced-color-adjust-none rounded-sm bg-[light-dark(transparent,var(--color-ink))] [box-shadow:0_0_0_3px_light-dark(transparent,var(--color-ink))]';

/** The practice's logo next to its name, or the product's logo. */
export function SiteMark() {
  const { logo } = useSite().identity;
  if (logo === null) return <PracticeMark />;
  return (
    <img
      src={picturePath(logo, 'mark.png')}
      alt=""
      width="32"
      height="32"
      // Visitors wait for the text next to it; its space is reserved.
      fetchPriority="low"
      className={`size-8 shrink-0 ${plate}`}
    />
  );
}
