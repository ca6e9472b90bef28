import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/platform/ui/theme-choice.ts';

export const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

const explanations: Record<ThemeChoice, string> = {
  light: 'Light colors, at any time of day.',
  dark: 'Dark colors, at any time of day.',
  system: 'Light or dark, as this device is set.',
};

/** The theme setting, applied and saved at once. */
export function AppearanceCard() {
  const chosen = useThemeChoice();
  return (
    <Card>
      <CardHeader title="Appearance" description="Kept on this device." />
      <CardBody className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl label="Theme" value={chosen} options={themes} onChange={chooseTheme} />
        <p aria-live="polite" className="text-ink-muted text-sm">
          {explanations[chosen]}
        </p>
      </CardBody>
    </Card>
  );
}
