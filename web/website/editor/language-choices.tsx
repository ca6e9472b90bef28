import type { UseFormRegisterReturn } from 'react-hook-form';
import { languageName, spokenLanguages } from '#domain/website/identity/spoken-languages.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

/** Checkboxes for the languages in which a therapist speaks with families. */
export function LanguageChoices({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 font-medium text-ink text-sm">
        Languages <span className="font-normal text-ink-muted">(optional)</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:gap-y-1.5">
        {spokenLanguages.map((code) => (
          <Checkbox key={code} value={code} label={languageName(code)} {...field} />
        ))}
      </div>
    </fieldset>
  );
}
