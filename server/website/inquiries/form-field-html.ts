import { escapeHtml } from '#server/platform/plain-pages/escape-html.ts';
import type { FieldLook } from './website-form.ts';

/** A form post as it was typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** What is wrong, and with which field when it is one. */
export interface FormProblem {
  field?: string;
  message: string;
}

/** A field of a plain form with what was typed into it and what is wrong with it. */
export function fieldHtml(
  look: FieldLook,
  typed: TypedFields,
  problems: readonly FormProblem[],
  optional: string,
): string {
  const { name, label, hint, isHalf, isOptional, isOfOther } = look;
  const problem = problems.find(({ field }) => field === name);
  if (look.kind === 'box') {
    const isTicked = typed[name] === 'on' || typed[name] === 'true';
    return `<label class="box wide"><input type="checkbox" name="${name}"${isTicked ? ' checked' : ''}> ${escapeHtml(label)}</label>`;
  }
  const shownLabel = isOptional ? `${label} (${optional.toLowerCase()})` : label;
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const state = `${problem ? ' aria-invalid="true"' : ''}${described && ` aria-describedby="${described}"`}`;
  const place = [!isHalf && 'wide', isOfOther && 'of-other'].filter(Boolean).join(' ');
  return `<div${place && ` class="${place}"`}><label for="${name}">${escapeHtml(shownLabel)}</label>
${controlHtml(look, typed[name], ` id="${name}" name="${name}"${state}`)}
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}${problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem.message)}</p>` : ''}</div>`;
}

function controlHtml(
  look: Exclude<FieldLook, { kind: 'box' }>,
  typed: string | undefined,
  attributes: string,
): string {
  if (look.kind === 'line') {
    return `<input${attributes} value="${escapeHtml(typed ?? '')}" ${look.attributes ?? ''}>`;
  }
  if (look.kind === 'text') {
    // The parser drops one line break after the tag: this one, and not the visitor's.
    return `<textarea${attributes} rows="6" required>
${escapeHtml(typed ?? '')}</textarea>`;
  }
  const chosen = typed ?? look.start;
  const options = look.options.map(
    ([value, label]) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<select${attributes}>${options.join('')}</select>`;
}
