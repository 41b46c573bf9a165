import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { NEW_PASSWORD, arriveAsNew, logIn } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { expect, test } from '../lib/test.ts';
import type { Texts } from '../lib/texts.ts';

const SECURITY = '/customer/account/security';
const LOGIN = '/customer/account/login';
const ACCOUNT = '/customer/account/index';
const stepMs = 30_000;

/** The question for a code is an answer of 401, which browsers write into their console. */
const questionForCode = /status of 401/;

/** Fills in the password that a dialog asks for, and goes on. */
const prove = async (page: Page, texts: Texts, submit: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.translate('mfe-account', 'password.current'), { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: submit }).click();
};

test('[J-141] [J-142] [J-144] a customer signs in with a passkey, and after turning the second factor on with a code and with a recovery code; axe finds nothing', async ({
  page,
  shop,
  texts,
  context,
  complaints,
}) => {
  test.setTimeout(60_000);
  complaints.expect(questionForCode);
  const translate = (key: string) => texts.translate('mfe-account/factor', key);
  const code = (key: string) => texts.translate('mfe-account/code', key);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
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
  const { email } = await arriveAsNew(page);
  await shop.open(SECURITY);
  const signOut = async (): Promise<void> => {
    await shop.main.getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut'), exact: true }).click();
    await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
    await shop.navigate(LOGIN);
  };
  const dialog = page.getByRole('dialog');
  const passkeys = shop.main.getByRole('list', { name: translate('passkeys.title') }).getByRole('listitem');

  await test.step('a passkey is made', async () => {
    await shop.main.getByRole('button', { name: translate('passkeys.add') }).click();
    await prove(page, texts, translate('addPasskey.submit'));
    await expect(passkeys).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await expectAccessible(page, 'devices, a passkey and no second factor, phone');
  });

  await test.step('it signs in alone, and is removed', async () => {
    await signOut();
    await shop.main.getByRole('button', { name: texts.translate('mfe-account', 'login.passkey') }).click();
    await expect(page).toHaveURL(ACCOUNT);
    await shop.navigate(SECURITY);
    await expect(passkeys).toHaveCount(1);
    await expect(passkeys.getByText(translate('passkeys.unused'))).toBeHidden();
    const devices = shop.main.getByRole('list', { name: texts.translate('mfe-account/security', 'devices.title') }).getByRole('listitem');
    await expect(devices.first()).toContainText(`(${texts.translate('mfe-account/security', 'devices.byPasskey')})`);
    await passkeys.getByRole('button').last().click();
    await prove(page, texts, translate('removePasskey.submit'));
    await expect(passkeys).toHaveCount(0);
    await expect(shop.main.getByRole('list', { name: translate('passkeys.title') })).toBeFocused();
  });

  const [app, recoveryCode] = await test.step('the second factor is turned on', async () => {
    await shop.main.getByRole('button', { name: translate('factor.turnOn') }).click();
    await prove(page, texts, translate('proof.next'));
    const setUp = page.getByRole('dialog', { name: translate('setUp.title') });
    await expect(setUp.getByRole('img', { name: translate('setUp.qr') })).toBeVisible();
    await expectAccessible(page, 'QR code');
    const totp = new TOTP({ secret: Secret.fromBase32((await setUp.locator('code').innerText()).replaceAll(' ', '')) });
    await setUp.getByLabel(translate('setUp.code')).fill(totp.generate());
    await setUp.getByRole('button', { name: translate('setUp.confirm') }).click();
    const codes = setUp.getByRole('list', { name: translate('codes.list') }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page, 'recovery codes');
    const first = await codes.first().innerText();
    const saved = page.waitForEvent('download');
    await setUp.getByRole('button', { name: translate('codes.download') }).click();
    expect((await saved).suggestedFilename()).toBe(translate('codes.file'));
    await setUp.getByRole('button', { name: translate('codes.done') }).click();
    await expect(shop.main.getByText(translate('factor.on'), { exact: true })).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: translate('factor.title') })).toBeFocused();
    return [totp, first] as const;
  });

  await test.step('a code signs in', async () => {
    await signOut();
    await logIn(shop, texts, { username: email, password: NEW_PASSWORD });
    const field = shop.main.getByLabel(code('code.label'));
    await expect(field).toBeFocused();
    await expectAccessible(page, 'question for a code');
    // The code that has turned it on is used up; that of the next step is accepted already.
    await field.fill(app.generate({ timestamp: Date.now() + stepMs }));
    await shop.main.getByRole('button', { name: code('code.submit') }).click();
    await expect(page).toHaveURL(ACCOUNT);
  });

  await test.step('a recovery code signs in', async () => {
    await signOut();
    await logIn(shop, texts, { username: email, password: NEW_PASSWORD });
    await shop.main.getByRole('button', { name: code('code.useRecovery') }).click();
    await shop.main.getByLabel(code('code.recoveryLabel')).fill(recoveryCode);
    await shop.main.getByRole('button', { name: code('code.submit') }).click();
    await expect(page).toHaveURL(ACCOUNT);
    await shop.navigate(SECURITY);
    await expect(shop.main.getByText(texts.translate('mfe-account/factor', 'factor.codesLeft', { count: 9 }))).toBeVisible();
  });
});
