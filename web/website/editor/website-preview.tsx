import { useWebsite } from './website-queries.ts';

/** The page of the website that a section is about, small, as it is saved. */
export function WebsitePreview({ path }: { path: string }) {
  const version = useWebsite().data?.version;
  // Browsers tell a server that a page is framed on safe addresses only, and it answers no others.
  if (version === undefined || !window.isSecureContext) return null;
  return (
    <figure>
      <div inert className="h-64 overflow-hidden rounded-xl border border-line bg-surface">
        <iframe
          key={version}
          src={`${path}?edition=${version}`}
          title="Preview of the page"
          loading="lazy"
          className="h-[88.875rem] w-7xl origin-top-left scale-[0.225]"
        />
      </div>
      <figcaption className="mt-2 text-ink-muted">The page as it is saved now</figcaption>
    </figure>
  );
}
