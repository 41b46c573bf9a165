import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { NEW_PASSWORD, logIn, register, signInAs } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';
import type { Texts } from '../lib/texts.ts';

const SECURITY = '/customer/account/security';
const LOGIN = '/customer/account/login';
const ACCOUNT = '/customer/account/index';
const stepMs = 30_000;

/** The question for a code is an answer of 401, which browsers write into their console. */
const questionForCode = /status of 401/;

const signOut = async (shop: Shop, texts: Texts): Promise<void> => {
  await shop.main.getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut'), exact: true }).click();
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
};

/** Fills in the password that a dialog asks for, and goes on. */
const prove = async (page: Page, texts: Texts, submit: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.translate('mfe-account', 'password.current'), { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: submit }).click();
};

test('[J-141] [J-142] a customer turns the second factor on, and signs in with a code and with a recovery code; axe finds nothing', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(questionForCode);
  const translate = (key: string) => texts.translate('mfe-account/factor', key);
  const code = (key: string) => texts.translate('mfe-account/code', key);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await register(page.request);
  const credentials = { username: email, password: NEW_PASSWORD };
  await shop.open('/');
  await signInAs(page, email);
  await shop.open(SECURITY);
  await expectAccessible(page, 'second factor off');
  await shop.main.getByRole('button', { name: translate('factor.turnOn') }).click();
  const dialog = page.getByRole('dialog', { name: translate('setUp.title') });
  await expectAccessible(page, 'password');
  await prove(page, texts, translate('proof.next'));
  await expect(dialog.getByRole('img', { name: translate('setUp.qr') })).toBeVisible();
  await expectAccessible(page, 'QR code');
  const app = new TOTP({ secret: Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(' ', '')) });
  await dialog.getByLabel(translate('setUp.code')).fill(app.generate());
  await dialog.getByRole('button', { name: translate('setUp.confirm') }).click();
  const codes = dialog.getByRole('list', { name: translate('codes.list') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const recoveryCode = await codes.first().innerText();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: translate('codes.download') }).click();
  expect((await saved).suggestedFilename()).toBe(translate('codes.file'));
  await dialog.getByRole('button', { name: translate('codes.done') }).click();
  await expect(shop.main.getByText(translate('factor.on'), { exact: true })).toBeVisible();
  await expect(shop.main.getByRole('heading', { name: translate('factor.title') })).toBeFocused();
  await expectAccessible(page, 'second factor on');

  await signOut(shop, texts);
  await shop.open(LOGIN);
  await logIn(shop, texts, credentials);
  const field = shop.main.getByLabel(code('code.label'));
  await expect(field).toBeFocused();
  await expectAccessible(page, 'question for a code');
  // The code that has turned it on is used up; that of the next step is accepted already.
  await field.fill(app.generate({ timestamp: Date.now() + stepMs }));
  await shop.main.getByRole('button', { name: code('code.submit') }).click();
  await expect(page).toHaveURL(ACCOUNT);

  await shop.open(SECURITY);
  await signOut(shop, texts);
  await shop.open(LOGIN);
  await logIn(shop, texts, credentials);
  await shop.main.getByRole('button', { name: code('code.useRecovery') }).click();
  await shop.main.getByLabel(code('code.recoveryLabel')).fill(recoveryCode);
  await shop.main.getByRole('button', { name: code('code.submit') }).click();
  await expect(page).toHaveURL(ACCOUNT);
  await shop.open(SECURITY);
  await expect(shop.main.getByText(texts.translate('mfe-account/factor', 'factor.codesLeft', { count: 9 }))).toBeVisible();
});

test('[J-144] a customer makes a passkey, signs in with it alone and removes it; axe finds nothing', async ({
  page,
  shop,
  texts,
  context,
}) => {
  const translate = (key: string) => texts.translate('mfe-account/factor', key);
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await register(page.request);
  await shop.open('/');
  await signInAs(page, email);
  await shop.open(SECURITY);
  await shop.main.getByRole('button', { name: translate('passkeys.add') }).click();
  await expectAccessible(page, 'password for a passkey');
  await prove(page, texts, translate('addPasskey.submit'));
  const passkeys = shop.main.getByRole('list', { name: translate('passkeys.title') }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, 'passkeys');

  await signOut(shop, texts);
  await shop.open(LOGIN);
  await shop.main.getByRole('button', { name: texts.translate('mfe-account', 'login.passkey') }).click();
  await expect(page).toHaveURL(ACCOUNT);
  await shop.open(SECURITY);
  await expect(passkeys.getByText(translate('passkeys.unused'))).toBeHidden();
  const devices = shop.main.getByRole('list', { name: texts.translate('mfe-account/security', 'devices.title') }).getByRole('listitem');
  await expect(devices.first()).toContainText(`(${texts.translate('mfe-account/security', 'devices.byPasskey')})`);

  await passkeys.getByRole('button').last().click();
  await prove(page, texts, translate('removePasskey.submit'));
  await expect(passkeys).toHaveCount(0);
  await expect(shop.main.getByRole('list', { name: translate('passkeys.title') })).toBeFocused();
});
