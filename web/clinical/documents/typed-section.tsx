import { SECTION_LIMIT } from '#domain/clinical/documents/document.ts';
import type { SectionKey } from '#domain/clinical/documents/document-sections.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import type { Writing } from './document-facts.tsx';
import { namedField } from './draft-fields.ts';

export interface TypedSectionProps extends Writing {
  title: string;
  sectionKey: SectionKey;
  hint?: string | undefined;
}

/** The text field of a section. */
export function TypedSection({ title, sectionKey, hint, content, onChange, onLeave }: TypedSectionProps) {
  const { sections } = content;
  const others = sections.filter(({ key }) => key !== sectionKey);
  return (
    <Field label={title} hideLabel hint={hint}>
      <Textarea
        {...namedField(sectionKey)}
        rows={5}
        maxLength={SECTION_LIMIT}
        value={sections.find(({ key }) => key === sectionKey)?.text ?? ''}
        onChange={({ target }) =>
          onChange({ sections: [...others, { key: sectionKey, text: target.value }] })
        }
        onBlur={onLeave}
      />
    </Field>
  );
}
