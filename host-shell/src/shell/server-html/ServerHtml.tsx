import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { emptyHtml } from './empty-html.ts';

/** Server-rendered parts that have left the page, by name, for when they come back (a checkout has no menu). */
const kept = (): Map<string, DocumentFragment> => {
  const holder = globalThis as typeof globalThis & { amperioServerHtml?: Map<string, DocumentFragment> };
  return (holder.amperioServerHtml ??= new Map()); // used in effects only: browser
}; // not in the DOM's types

interface ServerHtmlProps {
  /** Unique on the page. */
  readonly name: string;
  readonly as?: 'div' | 'ul';
  readonly className?: string | undefined;
  /** What the server renders; null in the browser, which has no data for it and keeps the server's HTML. */
  readonly children: ReactNode;
}

const Kept = ({ name, as: Tag = 'div', className }: Omit<ServerHtmlProps, 'children'>): ReactNode => {
  const element = useRef<HTMLDivElement & HTMLUListElement>(null);
  useLayoutEffect(() => {
    const rendered = element.current;
    if (rendered === null) return;
    const before = kept().get(name);
    if (before !== undefined && !rendered.hasChildNodes()) rendered.append(before);
    return () => {
      const leaving = document.createDocumentFragment();
      leaving.append(...rendered.childNodes);
      kept().set(name, leaving);
    };
  }, [name]);
  // Empty for React, which leaves untouched what the server has rendered, and what comes back.
  return <Tag ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: emptyHtml() }} />;
};

/**
 * A part that only the server renders (menu, footer): the browser takes its HTML over as it is, so that neither its data nor
 * its rendering is paid for twice. Its links are plain links; the shell's one listener makes route changes of them.
 */
export const ServerHtml = ({ name, as: Tag = 'div', className, children }: ServerHtmlProps): ReactNode =>
  children === null ? <Kept name={name} as={Tag} className={className} /> : <Tag className={className}>{children}</Tag>;
