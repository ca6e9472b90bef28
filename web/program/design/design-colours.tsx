import { DesignSection, Specimen } from './design-section.tsx';

const grounds = ['canvas', 'surface', 'sunken', 'line', 'line-strong', 'ink', 'ink-muted', 'focus'];
const tints = ['primary', 'accent', 'success', 'warning', 'danger', 'info'];

/** Every color token, read from its variable so that none is listed as a class. */
export function DesignColours() {
  return (
    <DesignSection title="Colors">
      <Specimen caption="Grounds, lines, text">
        {grounds.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Specimen>
      <Specimen caption="Solid">
        {[...tints, 'sun'].map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Specimen>
      <Specimen caption="Text on soft">
        {tints.map((name) => (
          <span
            key={name}
            className="rounded-lg px-4 py-3 font-semibold text-sm"
            style={{ background: `var(--color-${name}-soft)`, color: `var(--color-${name}-ink)` }}
          >
            {name}
          </span>
        ))}
      </Specimen>
    </DesignSection>
  );
}

function Swatch({ name }: { name: string }) {
  return (
    <span className="flex flex-col gap-1 text-ink-muted text-xs">
      <span
        className="block h-14 w-24 rounded-lg border border-line"
        style={{ background: `var(--color-${name})` }}
      />
      {name}
    </span>
  );
}

/** The type scale. */
export function DesignType() {
  return (
    <DesignSection title="Type">
      <p className="font-display font-semibold text-hero">Small hands, big days</p>
      <p className="font-display font-semibold text-headline">Handwriting that keeps up with ideas</p>
      <p className="font-display font-semibold text-title">Tuesday's sessions</p>
      <p className="max-w-prose text-ink-muted text-lead">
        A paragraph that opens a page: a little larger, a little quieter, never longer than four lines.
      </p>
      <p className="max-w-prose">
        Body text in Figtree. The quick brown fox writes 1234567890 and buttons its coat, then{' '}
        <a href="#type" className="text-primary underline underline-offset-4">
          follows a link
        </a>
        .
      </p>
      <p className="text-ink-muted text-sm">Small and muted, for what may be overlooked.</p>
    </DesignSection>
  );
}
