/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const drawn = (html: HTMLElement) => ({
  source: html.querySelector('source') ?? new Image(),
  img: html.querySelector('img') ?? new Image(),
});

describe('[J-101] a picture that a browser draws', () => {
  it('has its smaller sources when it has come into the document, and others when it shows something else', () => {
    const { container, rerender } = render(<Picture base="/media/catalog/1/front" alt="Pralka" sizes="50vw" widths={[160, 320]} />);
    const { source, img } = drawn(container);
    expect(source.getAttribute('srcset')).toContain('/media/catalog/1/front?w=160&f=avif 160w');
    expect(source.getAttribute('sizes')).toBe('50vw');
    expect(img.getAttribute('loading')).toBe('lazy');
    rerender(<Picture base="/media/catalog/2/front" alt="Pralka" sizes="100vw" widths={[160, 320]} />);
    expect(source.getAttribute('srcset')).toContain('/media/catalog/2/front?w=160&f=avif 160w');
    expect(source.getAttribute('sizes')).toBe('100vw');
    expect(img.getAttribute('src')).toContain('/media/catalog/2/front');
  });

  it('is loaded at once where the page is looked at for it, with its sources', () => {
    const { container } = render(<Picture base="/media/catalog/1/front" alt="" sizes="50vw" priority />);
    expect(drawn(container).img.getAttribute('loading')).toBe('eager');
    expect(drawn(container).img.getAttribute('fetchpriority')).toBe('high');
  });

  it('keeps its image over drawings, and stands in no window when it has left the document', async () => {
    const picture = (alt: string) => <Picture base="/media/catalog/1/front" alt={alt} sizes="50vw" />;
    const { container, rerender, unmount } = render(picture('Pralka'));
    const { img } = drawn(container);
    rerender(picture('Suszarka'));
    await Promise.resolve();
    expect([img.isConnected, img.alt]).toEqual([true, 'Suszarka']);
    const box = img.parentElement;
    unmount();
    await Promise.resolve();
    // Whole, so that its image never asks for the picture that browsers without AVIF get; elsewhere, so that no window wakes it.
    expect(box?.querySelector('img')).toBe(img);
    expect(img.ownerDocument.defaultView).toBeNull();
  });
});
