/** A bar next to a number, so that numbers in a column can be compared at a glance. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-2.5 w-full min-w-16 rounded-sm bg-sunken print:border">
      <span
        className="block h-full rounded-sm bg-primary print:bg-ink"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}
