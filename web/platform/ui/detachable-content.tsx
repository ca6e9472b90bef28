import { createContext, type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where dialogs and menus are rendered, so that they leave the document with their page; null for the body. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

interface DetachableContentProps {
  isDetached: boolean;
  children: ReactNode;
}

/**
 * Content that leaves the document while `isDetached`: it cannot be printed, searched, selected, saved or inspected then. Its
 * elements live on outside of the document, so that everything typed, scrolled and focused is there when it comes back.
 */
export function DetachableContent({ isDetached, children }: DetachableContentProps) {
  const [content] = useState(() => {
    const element = document.createElement('div');
    element.className = 'contents';
    return element;
  });
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Attached before its content is rendered, since content measures and focuses itself.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      element?.append(content);
      setHost(element);
    },
    [content],
  );
  useLayoutEffect(() => {
    return isDetached ? detach(content) : undefined;
  }, [isDetached, content]);
  return (
    <div ref={attach} className="contents">
      {host && createPortal(<OverlayContainer value={content}>{children}</OverlayContainer>, content)}
    </div>
  );
}

let focusedBefore: Element | null = null;

/** Focuses what was focused in the content before it left the document; for whatever covered it, once that is gone. */
export function focusAgain(): void {
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}

/** Takes an element and the page's title out of the document; returns the function that brings both back. */
function detach(content: HTMLElement): () => void {
  const { parentElement, ownerDocument: page } = content;
  const { title } = page;
  const { scrollY } = window;
  focusedBefore = page.activeElement;
  content.remove();
  page.title = 'Sign In Again';
  return () => {
    parentElement?.append(content);
    page.title = title;
    window.scrollTo(0, scrollY);
  };
}
