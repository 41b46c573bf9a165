import { useEffect, useRef, useState, type ReactNode } from 'react';
import { trustedCmsHtml } from 'shared-ui/cms-html';

/** HTML of server-drawn parts that have left the page, by name, for when they come back (a checkout has no menu). */
const kept = (): Map<string, string> => {
  const holder = globalThis as typeof globalThis & { amperioServerHtml?: Map<string, string> };
  return (holder.amperioServerHtml ??= new Map()); // browser only: see the guard in `Kept`
};

interface ServerHtmlProps {
  /** Unique on the page. */
  readonly name: string;
  readonly as?: 'div' | 'ul';
  readonly className?: string | undefined;
  /** What the server draws; null in the browser, which has no data for it and keeps the server's HTML. */
  readonly children: ReactNode;
}

const Kept = ({ name, as: Tag = 'div', className }: Omit<ServerHtmlProps, 'children'>): ReactNode => {
  const element = useRef<HTMLDivElement & HTMLUListElement>(null);
  // Empty while the page hydrates: React then leaves what the server has drawn untouched.
  const [html] = useState(() => (typeof window === 'undefined' ? '' : (kept().get(name) ?? '')));
  useEffect(() => {
    const drawn = element.current;
    return () => void kept().set(name, drawn?.innerHTML ?? '');
  }, [name]);
  return (
    <Tag
      ref={element}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html === '' ? '' : trustedCmsHtml(html) }}
    />
  );
};

/**
 * A part that only the server draws (menu, footer): the browser takes its HTML over as it is, so that neither its data nor
 * its drawing is paid for twice. Its links are plain links; the shell's one listener makes route changes of them.
 */
export const ServerHtml = ({ name, as: Tag = 'div', className, children }: ServerHtmlProps): ReactNode =>
  children === null ? <Kept name={name} as={Tag} className={className} /> : <Tag className={className}>{children}</Tag>;
