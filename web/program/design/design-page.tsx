import type { LinksFunction, MetaFunction } from 'react-router';
import { themes } from '#web/people/users/appearance-card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { chooseTheme, useThemeChoice } from '#web/platform/ui/theme-choice.ts';
import { Toaster } from '#web/platform/ui/toaster.tsx';
import designStyles from './design.css?url';
import { DesignButtons, DesignOverlays } from './design-actions.tsx';
import { DesignColours, DesignType } from './design-colours.tsx';
import { DesignForms } from './design-forms.tsx';
import { DesignFigures, DesignLists } from './design-lists.tsx';

export const handle = { scripts: 'now', isPublic: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: designStyles }];

export const meta: MetaFunction = () => [{ title: 'Design' }];

/** The page of all components, in development only. */
export default function DesignPage() {
  const theme = useThemeChoice();
  return (
    <main className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
      <PageHeader
        title="Design"
        description="Every component in every state, in the theme chosen here."
        actions={<SegmentedControl label="Theme" value={theme} options={themes} onChange={chooseTheme} />}
      />
      <DesignColours />
      <DesignType />
      <DesignButtons />
      <DesignForms />
      <DesignFigures />
      <DesignLists />
      <DesignOverlays />
      <Toaster />
    </main>
  );
}
