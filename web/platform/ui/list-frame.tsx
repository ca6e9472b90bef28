import { type LucideIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import type { MoreRows } from './more-rows.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PageHeader } from './page-header.tsx';
import { WhenLoaded } from './when-loaded.tsx';

interface ListedRows<Item> {
  rows: readonly Item[];
  total: number;
  more: MoreRows | undefined;
}

interface ListFrameProps<Item> {
  /** What is listed, plural and lower case. */
  noun: string;
  title: string;
  /** A `BackLink`, if the list has a page above it. */
  above?: ReactNode;
  description: ReactNode;
  /** Actions next to the button that creates one. */
  otherActions?: ReactNode;
  newLabel: string;
  onNew: () => void;
  /** The search box and the filters. */
  filters: ReactNode;
  list: { data: ListedRows<Item> | undefined; error: Error | null; refetch: () => unknown };
  placeholders: number;
  rowClassName?: string | undefined;
  isNarrowed: boolean;
  /** The total without search and filters; undefined until loaded. */
  wholeTotal: number | undefined;
  onClear: () => void;
  emptyIcon: LucideIcon;
  /** The first step, if the list is empty. */
  emptyHint: ReactNode;
  nothingFoundIcon: LucideIcon;
  children: (rows: readonly Item[], more: MoreRows | undefined) => ReactNode;
}

/** A page with a long list: heading, search and filters, placeholders, empty states, and the rows. */
export function ListFrame<Item>(props: ListFrameProps<Item>) {
  const {
    noun,
    title,
    above,
    description,
    otherActions,
    newLabel,
    onNew,
    filters,
    list,
    placeholders,
    rowClassName,
  } = props;
  return (
    <>
      <PageHeader
        above={above}
        title={title}
        description={description}
        actions={
          <>
            {otherActions}
            <Button onClick={onNew} data-new="">
              <Plus aria-hidden="true" />
              {newLabel}
            </Button>
          </>
        }
      />
      {filters}
      <Card className="overflow-clip">
        <WhenLoaded
          query={list}
          loadingLabel={`Loading ${noun}`}
          placeholders={placeholders}
          rowClassName={rowClassName}
          padded
        >
          {(found) => <FoundRows {...props} found={found} />}
        </WhenLoaded>
      </Card>
    </>
  );
}

function FoundRows<Item>({ found, ...props }: ListFrameProps<Item> & { found: ListedRows<Item> }) {
  const { noun, isNarrowed, wholeTotal, emptyIcon, emptyHint, nothingFoundIcon, onClear, children } = props;
  const title = `No ${noun} found`;
  if (found.rows.length === 0 && !isNarrowed) {
    return <EmptyState icon={emptyIcon} title={title} description={emptyHint} />;
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed && wholeTotal !== undefined && `${found.total} of ${wholeTotal} ${noun} match`}
      </p>
      {found.rows.length > 0 ? (
        children(found.rows, found.more)
      ) : (
        <NothingFound
          icon={nothingFoundIcon}
          title={title}
          description={`No ${noun} match your search and filters.`}
          onClear={onClear}
        />
      )}
    </>
  );
}
