import * as z from 'zod/mini';
import { requiredEmail } from '#domain/platform/email.ts';
import { type SiteLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import { requiredText } from '#domain/platform/text.ts';
import type { FormField, FormFields, Sent } from './form-fields.ts';
import { ruleMessages } from './form-rules.ts';

/** Returns the schema of what a form sends. Its messages are shown under the fields. */
export function formSchema<Fields extends FormFields>(
  fields: Fields,
  language: SiteLanguage,
): z.ZodMiniType<Sent<Fields>> {
  const shapes = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, language)]);
  const schema: z.ZodMiniType = z.object({
    ...Object.fromEntries(shapes),
    language: z._default(z.enum(siteLanguages, ruleMessages[language].language), 'en'),
  });
  // The loop covers every field; TypeScript cannot infer that.
  return schema as z.ZodMiniType<Sent<Fields>>;
}

type Shapes<Fields extends FormFields> = {
  [Name in keyof Fields]: z.ZodMiniType<Sent<Fields>[Name]>;
};

/** Returns the shape of each field in a reply. */
export function answeredFields<Fields extends FormFields>(fields: Fields): Shapes<Fields> {
  const shapes: unknown = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'box') return [name, z.boolean()];
      if (field.kind !== 'choice') return [name, z.string()];
      const choice = z.enum(Object.keys(field.options));
      return [name, field.choose ? choice : z.nullable(choice)];
    }),
  );
  // The loop covers every field; TypeScript cannot infer that.
  return shapes as Shapes<Fields>;
}

function fieldSchema(field: FormField, language: SiteLanguage): z.ZodMiniType {
  const { fault } = field.words[language];
  const { text, tooLong, invalidEmail } = ruleMessages[language];
  if (field.kind === 'box') return z._default(z.boolean(fault), false);
  if (field.kind === 'choice') {
    const choice = z.enum(Object.keys(field.options), fault);
    return field.choose ? choice : z._default(z.nullable(choice), null);
  }
  if (field.isOptional) {
    return z._default(z.string(text).check(z.trim(), z.maxLength(field.limit, tooLong(field.limit))), '');
  }
  if (field.kind === 'line' && field.type === 'email') return requiredEmail(fault, invalidEmail);
  return requiredText(fault ?? text, 1, field.limit, tooLong);
}
