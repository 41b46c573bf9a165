import { expect, test } from '../lib/test.ts';

const addresses = ['/', '/search.html?query=pralka', '/checkout/cart', '/customer/account/login', '/nie-ma-takiej'];

test.describe('security policy', () => {
  test('every page has a strict policy, the same for all visitors: no nonce, no inline style, Trusted Types', async ({
    request,
    catalogue,
  }) => {
    const { url } = await catalogue.category();
    const [product] = await catalogue.buyable(1);
    for (const address of [...addresses, url, product?.url ?? '/']) {
      const response = await request.get(address);
      const policy = response.headers()['content-security-policy'] ?? '';
      for (const rule of [
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy, address).toContain(rule);
      }
      expect(policy, address).not.toMatch(/nonce-|unsafe-inline|unsafe-eval/);
      const html = await response.text();
      expect(html, address).not.toMatch(/\snonce=/);
      expect(/<[a-z][^>]*\sstyle="[^"]*"/.exec(html)?.[0], address).toBeUndefined();
      expect(/<[a-z][^>]*\son[a-z]+="[^"]*"/.exec(html)?.[0], address).toBeUndefined();
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
    }
  });

  test('eval, inline and foreign scripts do not run, and inserting a string as markup is refused', async ({ page, shop, complaints }) => {
    complaints.expect(/Content Security Policy/i, /^error: policy: /, /Trusted/i);
    await shop.open('/');
    // In a task of the page: code run by the debugger itself is exempt from the policy.
    const evaluated = await page.evaluate(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            try {
              // oxlint-disable-next-line no-eval, no-implied-eval, typescript/no-implied-eval -- what the policy has to stop
              resolve(Reflect.apply(Function('return 1'), null, []));
            } catch (error) {
              resolve(error instanceof Error ? error.name : 'refused');
            }
          }),
        ),
    );
    expect(evaluated).toBe('EvalError');

    const inline = await page.evaluate(() => {
      try {
        const script = document.createElement('script');
        script.textContent = 'window.amperioInjected = true';
        document.head.append(script);
      } catch {
        // Trusted Types refuse the text before the policy does
      }
      return Reflect.get(window, 'amperioInjected') as unknown; // Reflect.get gives any
    });
    expect(inline).toBeUndefined();

    const foreign = await page.evaluate(() => {
      try {
        const script = document.createElement('script');
        script.src = 'https://inny.example/a.js';
        document.head.append(script);
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    });
    expect(foreign).toBe('TypeError');

    const outcome = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.amperioInjected = true">');
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    });
    expect(outcome).toBe('TypeError');
  });
});
