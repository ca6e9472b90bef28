import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { chooseTheme, useThemeChoice } from '#web/platform/ui/theme-choice.ts';

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

/** The theme menu in the header: light, dark, or the device's. */
export function PracticeThemeMenu() {
  const chosen = useThemeChoice();
  const Current = themes.find((theme) => theme.value === chosen)?.icon ?? Monitor;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Colors" className="max-sm:hidden">
          <Current aria-hidden="true" />
        </Button>
      }
    >
      {themes.map(({ value, label, icon: Icon }) => (
        <MenuItem key={value} onSelect={() => chooseTheme(value)}>
          <Icon aria-hidden="true" />
          {label}
          {value === chosen && <Check aria-label="chosen" className="ml-auto text-primary" />}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

/** The same choice in the drawer on phones, where the header is too narrow. */
export function PracticeThemeSwitch() {
  const chosen = useThemeChoice();
  return <SegmentedControl label="Colors" value={chosen} options={themes} onChange={chooseTheme} />;
}
