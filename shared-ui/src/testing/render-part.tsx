import { render, type RenderResult } from '@testing-library/react';
import { LanguageContext, type Language } from 'shared-contracts';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

const Address = (): ReactNode => <span data-testid="address">{useLocation().pathname}</span>;

/** Renders a part inside a router and a language; the element `address` shows the route. */
export function renderPart(part: ReactNode, language: Language = 'pl'): RenderResult {
  const around = (children: ReactNode): ReactNode => (
    <LanguageContext value={language}>
      <MemoryRouter>
        {children}
        <Address />
      </MemoryRouter>
    </LanguageContext>
  );
  const result = render(around(part));
  return { ...result, rerender: (next) => result.rerender(around(next)) };
}

/** Text without the difference between spaces. */
export const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
