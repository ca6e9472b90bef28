import type { ShownField } from '#domain/website/inquiries/form-fields.ts';
import { escapeHtml } from '#server/platform/plain-pages/escape-html.ts';

/** The fields of a form post as typed. */
export type TypedFields = Readonly<Record<string, string>>;

/** An error message, and its field if it concerns one. */
export interface FormProblem {
  field?: string;
  message: string;
}

/** Renders a field of a plain form with its typed value and error message. */
export function fieldHtml(
  field: ShownField,
  typed: TypedFields,
  problems: readonly FormProblem[],
  optional: string,
): string {
  const { name, label, hint, width, isFullOnPlainPage, isOptional, isOfOther } = field;
  const problem = problems.find((one) => one.field === name);
  if (field.kind === 'box') {
    const isTicked = typed[name] === 'on' || typed[name] === 'true';
    return `<label class="box wide"><input type="checkbox" name="${name}"${isTicked ? ' checked' : ''}> ${escapeHtml(label)}</label>`;
  }
  const shownLabel = isOptional ? `${label} (${optional.toLowerCase()})` : label;
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const state = `${problem ? ' aria-invalid="true"' : ''}${described && ` aria-describedby="${described}"`}`;
  const place = [(width === undefined || isFullOnPlainPage) && 'wide', isOfOther && 'of-other']
    .filter(Boolean)
    .join(' ');
  return `<div${place && ` class="${place}"`}><label for="${name}">${escapeHtml(shownLabel)}</label>
${controlHtml(field, typed[name], ` id="${name}" name="${name}"${state}`)}
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}${problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem.message)}</p>` : ''}</div>`;
}

function controlHtml(
  field: Exclude<ShownField, { kind: 'box' }>,
  typed: string | undefined,
  attributes: string,
): string {
  if (field.kind === 'line') {
    const { type, autoComplete, isOptional } = field;
    const own = [
      type && `type="${type}"`,
      autoComplete && `autocomplete="${autoComplete}"`,
      !isOptional && 'required',
    ];
    return `<input${attributes} value="${escapeHtml(typed ?? '')}" ${own.filter(Boolean).join(' ')}>`;
  }
  if (field.kind === 'text') {
    // HTML parsers drop one line break after the tag: this one instead of the visitor's.
    return `<textarea${attributes} rows="6" required>
${escapeHtml(typed ?? '')}</textarea>`;
  }
  const chosen = typed ?? field.start;
  const options = field.options.map(
    ([value, label]) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<select${attributes}>${options.join('')}</select>`;
}
