import { expectAccessible } from '../lib/axe.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { ask } from '../lib/graphql.ts';
import { expect, test } from '../lib/test.ts';

interface Campaign {
  readonly name: string;
  readonly url: string;
  readonly is_running: boolean;
}

test('[R-70] [B-12] [B-10] [J-315] the archive lists running and ended promotions, each leads to its rules and its products; the blog leads to sections, posts and authors', async ({
  page,
  shop,
  shopUrl,
  texts,
  request,
  complaints,
}) => {
  const archive = (await (await request.get('/rest/V1/promotion-archive')).json()) as { readonly items: readonly Campaign[] }; // the contract
  const running = archive.items.find(({ is_running }) => is_running);
  const ended = archive.items.findLast(({ is_running }) => !is_running);
  if (running === undefined || ended === undefined) throw new Error('the shop has no promotions');
  const t = (key: string): string => texts.translate('mfe-content/archive', key);
  await test.step('a campaign has its name from the server', async () => {
    const html = await (await request.get(running.url)).text();
    expect(html).toContain(`<title>${running.name} | `);
    expect(/<h1[^>]*>(?:<span[^>]*>)?([^<]+)/.exec(html)?.[1]).toBe(running.name);
  });
  await shop.open('/archiwum-promocji');
  await shop.expectHeading(t('title'));
  await expect(shop.main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(archive.items.length);
  await expectAccessible(page, 'the archive of promotions');
  await shop.main.getByRole('link', { name: ended.name }).click();
  await expect(page).toHaveURL(ended.url);
  await shop.expectHeading(ended.name);
  await expect(page).toHaveTitle(new RegExp(`^${ended.name} `));
  await expect(shop.main.getByRole('heading', { name: t('rules') })).toBeVisible();
  await expect(shop.main.getByText(/^Zakończona /)).toBeVisible();
  await expectAccessible(page, 'a campaign');
  await page.goBack();
  await shop.main.getByRole('link', { name: running.name }).click();
  await shop.main.getByRole('link', { name: t('products') }).click();
  await expect(shop.tiles.first()).toBeVisible();
  await test.step('a campaign that does not exist', async () => {
    complaints.expect(/404/);
    await shop.navigate('/archiwum-promocji/99999/0');
    await shop.expectHeading(t('unknown'));
    await shop.navigate('/archiwum-promocji');
    await shop.expectHeading(t('title'));
    await shop.navigate('/archiwum-promocji/abc/0');
    await shop.expectHeading(t('unknown'));
  });

  await test.step('from the home of the blog to a section, a post and its author, with cards of picture, title, teaser and reading time', async () => {
    interface Post {
      readonly title: string;
      readonly url: string;
      readonly image: string;
      readonly content_sneak_peak: string;
      readonly reading_minutes: number;
      readonly author: { readonly name: string; readonly url: string };
      readonly blog_category: { readonly name: string; readonly url: string };
    }
    const { blogPosts } = await ask<{ blogPosts: { items: readonly Post[] } }>(
      shopUrl,
      '{ blogPosts(pageSize: 1) { items { title url image content_sneak_peak reading_minutes author { name url } blog_category { name url } } } }',
    );
    const post = blogPosts.items[0];
    if (post === undefined) throw new Error('the blog is empty');
    const card = () =>
      shop.main
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: post.title }) })
        .first();
    const showsCard = async (): Promise<void> => {
      await expect(card()).toContainText(post.content_sneak_peak.slice(0, 20));
      await expect(card()).toContainText(`${post.reading_minutes} min`);
      await expect(card().locator('img')).toHaveAttribute('src', new RegExp(post.image));
    };
    await shop.navigate('/blog');
    await shop.expectHeading(texts.translate('mfe-content/pages', 'blog.title'));
    await showsCard();
    await shop.main.getByRole('link', { name: post.blog_category.name }).first().click();
    await expect(page).toHaveURL(post.blog_category.url);
    await shop.expectHeading(post.blog_category.name);
    await showsCard();
    await card().getByRole('link', { name: post.title }).click();
    await expect(page).toHaveURL(post.url);
    await shop.expectHeading(post.title);
    const contents = shop.main.getByRole('navigation', { name: texts.translate('mfe-content/pages', 'contents') });
    const part = contents.getByRole('link').last();
    const heading = shop.main.getByRole('heading', { level: 2, name: (await part.textContent()) ?? '' });
    await part.click();
    await expect(page).toHaveURL(/#czesc-\d+$/);
    await expect(heading).toBeInViewport();
    // On paper the text stands alone.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(heading).toBeVisible();
    await page.emulateMedia({ media: null });
    await shop.main.getByRole('link', { name: post.author.name }).click();
    await expect(page).toHaveURL(post.author.url);
    await shop.expectHeading(post.author.name);
    await showsCard();
  });
});

test('[R-59] [B-14] [J-294] [J-318] pages of content are in their own styles and ask whether they have helped, structured blocks are rendered from their JSON: the promotion paper is leafed through, and its products can be bought', async ({
  page,
  shop,
  shopUrl,
  texts,
  request,
}) => {
  const { cmsPages, msCmsBlock } = await ask<{
    cmsPages: { content_heading: string; css: string }[];
    msCmsBlock: { items: { cms_json: string }[] };
  }>(shopUrl, `{ cmsPages(urlKeys: ["raty"]) { content_heading css } msCmsBlock(identifiers: ["promo_paper"]) { items { cms_json } } }`);
  const [content] = cmsPages;
  const t = (key: string): string => texts.translate('mfe-content/promo-paper', key);
  const { main } = shop;
  await test.step('the styles of a page are of this page alone', async () => {
    expect(content?.css).toContain('text-align: right');
    await shop.open('/raty.html');
    await shop.expectHeading(content?.content_heading ?? '');
    await expect(main.getByRole('columnheader', { name: 'RRSO' })).toHaveCSS('text-align', 'right');
    await expect(main.getByRole('columnheader', { name: 'Plan' })).toHaveCSS('text-align', /^(left|start)$/);
    await shop.navigate('/pliki-cookies.html');
    await expect(main.getByRole('columnheader').last()).toHaveCSS('text-align', /^(left|start)$/);
  });
  await test.step('a page of the paper is a picture that is there, named as its JSON says', async () => {
    const paper = JSON.parse(msCmsBlock.items[0]?.cms_json ?? '') as { pages: { title: string }[] }; // as the shop's own block is
    const html = await (await request.get('/promopaper/paper/')).text();
    expect(html).toContain('/media/cms/paper-amperio-1?');
    await shop.navigate('/promopaper/paper/');
    await shop.expectHeading(t('title'));
    const leaf = main.getByRole('figure').getByRole('img');
    await expect(leaf).toHaveAccessibleName(new RegExp(`^Strona 1 z 5: ${paper.pages[0]?.title}`));
    const picture = await request.get((await leaf.getAttribute('src')) ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    await expect(main.getByRole('link', { name: t('previous') })).toHaveCount(0);
    const pdf = main.getByRole('link', { name: /PDF, \d+\sKB/ });
    // Printed when it is asked for first.
    await expect(pdf).toBeVisible();
    const file = await request.get((await pdf.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type'], (await file.body()).toString('latin1', 0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    await expectAccessible(page, 'the promotion paper');
    for (let number = 2; number <= 5; number += 1) {
      await main.getByRole('link', { name: t('next') }).click();
      await expect(page).toHaveURL(`/promopaper/paper/?p=${number}`);
      await expect(leaf).toHaveAccessibleName(new RegExp(`^Strona ${number} z 5: `));
    }
    await expect(main.getByRole('link', { name: t('next') })).toHaveCount(0);
    await page.goBack();
    await expect(leaf).toHaveAccessibleName(/^Strona 4 z 5: /);
  });
  await main
    .getByRole('region', { name: t('products') })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(shop.buyButton).toBeVisible();
  await test.step('a table that is wider than a small phone can be scrolled with the keyboard', async () => {
    await shop.useScreen('phone');
    // On a larger one it fits.
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.navigate('/dostawa.html');
    await expect(main.getByRole('table').and(page.locator('[tabindex="0"]')).first()).toBeVisible();
    await expectAccessible(page, 'a page of content with tables on a phone', 'main');
    const help = (key: string): string => texts.translate('mfe-content/pages', key);
    const question = main.getByRole('form', { name: help('vote.title') });
    await question.getByRole('button', { name: help('vote.yes') }).click();
    await expect(main.getByRole('status').filter({ hasText: help('vote.done') })).toBeFocused();
  });
});

test('[R-60] [B-05] [J-321] [J-375] an error is reported with the form: wrong fields tell so, a picture of the screen goes with it, without a connection it waits, the shop’s mailbox and the desk get it as it was written', async ({
  page,
  context,
  shop,
  texts,
  request,
  complaints,
}) => {
  const t = (key: string): string => texts.translate('mfe-content/report-error', key);
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const words = `Przycisk nie działa ${crypto.randomUUID()}`;
  await shop.open('/zglos_blad');
  await shop.expectHeading(t('title'));
  const form = page.getByRole('form', { name: t('form') });
  await form.getByRole('button', { name: t('send') }).click();
  await expect(form.getByLabel(t('name'))).toBeFocused();
  await expect(form.getByText(t('problem.required'))).toHaveCount(3);
  await expectAccessible(page, 'the form for errors with problems');
  await form.getByLabel(t('name')).fill('Ola Nowak');
  await form.getByLabel(t('email')).fill('ola');
  await form.getByLabel(t('phone')).fill('600 100');
  await form.getByLabel(t('comment')).fill(words);
  await form.getByLabel(t('page')).fill(new URL('/telewizory-i-audio.html', page.url()).href);
  await form.getByRole('button', { name: t('send') }).click();
  await expect(form.getByText(t('problem.email'))).toBeVisible();
  await expect(form.getByText(t('problem.phone'))).toBeVisible();
  await form.getByLabel(t('email')).fill('ola@example.com');
  await form.getByLabel(t('phone')).fill('600 100 200');
  await test.step('a picture from a file, one of a shared screen, each taken away, and one that is pasted', async () => {
    const preview = form.getByRole('img', { name: t('picture.preview') });
    const removed = async (): Promise<void> => {
      await form.getByRole('button', { name: t('picture.remove') }).click();
      await expect(preview).toHaveCount(0);
    };
    // What the browser shares when its own question is answered, which nobody can answer here: a screen that goes on changing.
    const shared = await page.evaluateHandle(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const drawing = canvas.getContext('2d');
      const stream = canvas.captureStream();
      const [track] = stream.getVideoTracks();
      const draw = (): void => {
        if (drawing === null || track?.readyState !== 'live') return;
        drawing.fillStyle = `hsl(${Math.round(performance.now()) % 360} 80% 50%)`;
        drawing.fillRect(0, 0, canvas.width, canvas.height);
        requestAnimationFrame(draw);
      };
      draw();
      Object.defineProperty(navigator.mediaDevices, 'getDisplayMedia', { value: () => Promise.resolve(stream) });
      return { state: () => track?.readyState };
    });
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 480 } });
    await form.locator('input[type="file"]').setInputFiles({ name: 'ekran.png', mimeType: 'image/png', buffer });
    await expect(preview).toBeVisible();
    await removed();
    await form.getByRole('button', { name: t('picture.capture') }).click();
    await expect(preview).toBeVisible();
    // The browser of these tests loads no pictures: this one is decoded by itself.
    const width = await preview.evaluate(async (picture: HTMLImageElement) => {
      const bytes = Uint8Array.from(atob(picture.src.replace(/^[^,]*,/, '')), (letter) => letter.charCodeAt(0));
      return (await createImageBitmap(new Blob([bytes]))).width;
    });
    expect(width).toBe(640);
    expect(await shared.evaluate(({ state }) => state())).toBe('ended');
    await removed();
    await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, buffer.toString('base64'));
    await expect(preview).toBeVisible();
    await expectAccessible(page, 'the form for errors with a picture');
  });
  await context.setOffline(true);
  await form.getByRole('button', { name: t('send') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('kept') })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('keptSent') })).toBeFocused();

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  // Other tests write to this mailbox, too.
  const hasArrived = async (): Promise<boolean> =>
    (await desk.commerce.mails('pomoc@amperio.example')).some(({ text }) => text.includes(words));
  await expect.poll(hasArrived).toBe(true);
  await desk.open('/error-reports');
  await desk.signIn(await desk.newToken('moderator'));
  const entry = desk.entry(words);
  await expect(entry).toContainText('ola@example.com');
  await expect(entry).toContainText('/telewizory-i-audio.html');
  // Pictures are read when they are near.
  await entry.scrollIntoViewIfNeeded();
  const picture = entry.getByRole('group', { name: deskText('error-reports.picture') }).getByRole('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await entry.getByRole('button', { name: new RegExp(`^${deskText('error-reports.close')}`) }).click();
  await desk.tells('error-reports.closed');
  await expect(entry).toHaveCount(0);
});
