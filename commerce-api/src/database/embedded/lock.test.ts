import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'commerce-lock-'));
const file = join(folder, 'commerce.lock');
const holder = (): number => Number(readFileSync(file, 'utf8').split('\n')[0]);

afterEach(() => rmSync(file, { force: true }));

describe('[J-02] the lock of a data folder', () => {
  it('keeps a second one away as long as its process lives, and is free when it is given back', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  it('is taken over from a process that is gone, and from another one that has got its number since', () => {
    writeFileSync(file, '4000000\n1\n');
    lockFolder(folder).release();
    writeFileSync(file, `${process.pid}\n1\n`);
    lockFolder(folder);
    expect(holder()).toBe(process.pid);
  });

  it('is taken over from a process that has ended though nobody has asked how: no init process, no end of it', async () => {
    // The shell leaves its child to a program that never asks for the ends of children.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [output] = (await once(parent.stdout, 'data')) as [Buffer]; // Node types an event's arguments as any
      const ended = Number(output.toString());
      const fields = (): string[] => readFileSync(`/proc/${ended}/stat`, 'utf8').split(' ');
      while (fields()[2] !== 'Z') await new Promise((resolve) => setTimeout(resolve, 10));
      writeFileSync(file, `${ended}\n${fields()[21] ?? ''}\n`);
      lockFolder(folder);
      expect(holder()).toBe(process.pid);
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
