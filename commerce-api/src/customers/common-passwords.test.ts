import { describe, expect, it } from '@jest/globals';
import { newPasswordProblem } from './field-checks.ts';

describe('[J-128] a new password', () => {
  it.each(['password1', 'Passw0rd', 'QWERTY123', '1qaz2wsx'])('%s is refused: it is guessed first', (text) =>
    expect(newPasswordProblem(text)).toBe('common-password'),
  );

  it.each(['Amperio2026', 'amperio.PRO.1', '5klep!0nline', '123AGD-rtv-456', '4mperi0plus'])(
    '%s is refused: it is a word of the shop',
    (text) => expect(newPasswordProblem(text)).toBe('common-password'),
  );

  it.each([
    ['MojeAmperio2026', null],
    ['krótkie1', null],
    ['password', 'password'],
    ['', 'required'],
  ])('%p is judged by the other rules: %p', (text, problem) => expect(newPasswordProblem(text)).toBe(problem));
});
