import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstField } from './first-field.ts';
import { isFocusFree } from './use-kept-focus.ts';

/**
 * Returns a ref for the part of a page that was opened to fill it in: its first field gets the focus, unless something
 * else has it. Not on touch screens, where a keyboard would cover the page, and not while `isWaiting`.
 */
export function useFocusOnOpen<Part extends HTMLElement>(isWaiting = false): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const isTouched = window.matchMedia('(hover: none)').matches;
    if (part.current && !isWaiting && !isTouched && isFocusFree()) focusFirstField(part.current);
  }, [isWaiting]);
  return part;
}
