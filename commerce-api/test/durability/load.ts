import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type RunningServer } from '../support/server.ts';
import { buy } from './buyer.ts';
import { LosingNetwork } from './losing-network.ts';
import { plans, type Goods, type Plan, type Purchase } from './purchase.ts';
import type { Stock } from './stock-up.ts';

export interface LoadOptions {
  /** Started with the settings. */
  readonly server: RunningServer;
  /** Settings of the server: its folder or database, and a port that is the same for all starts. */
  readonly settings: Readonly<Record<string, string>> & { readonly COMMERCE_API_PORT: string };
  readonly purchases: number;
  readonly clients: number;
  /** How often the server is killed, evenly over the purchases. */
  readonly kills: number;
  /** Share of the answers that get lost, 0-1. */
  readonly losing: number;
  readonly stock: Stock;
  readonly random: () => number;
  readonly report: (line: string) => void;
}

export interface LoadResult {
  readonly purchases: readonly Purchase[];
  /** From each kill to the first answer that a buyer gets from the restarted server, ms. */
  readonly recoveries: readonly number[];
  readonly lostAnswers: number;
}

/** No kill comes at the very end of a purchase. */
const LATEST_KILL_MS = 100;

const isReservation = (plan: Plan): boolean => plan === 'reserved' || plan === 'reservation-given-up';

/** What the buyer of a number does, and with what: plans take turns, and so do the goods and vouchers of each kind. */
function planOf(
  turn: number,
  { carried, onShelves, vouchers }: Stock,
): { readonly plan: Plan; readonly goods: Goods; readonly voucher: string } {
  const at = <Value>(list: readonly Value[], index: number): Value => {
    const value = list[index % list.length];
    if (value === undefined) throw new Error('nothing is for sale');
    return value;
  };
  const plan = at(plans, turn);
  const round = Math.floor(turn / plans.length);
  const goods = isReservation(plan) ? onShelves : carried;
  return { plan, goods: at(goods, turn + round), voucher: at(vouchers, round) };
}

/** Lets every e-mail be sent that the kills have delayed. */
const sendAllMail = async ({ url }: RunningServer): Promise<void> => {
  for (;;) {
    const waiting = await fetch(`${url}/dev/mail/outbox.json`);
    const { items } = (await waiting.json()) as { readonly items: readonly unknown[] }; // our own server's answer
    if (items.length === 0) return;
    await fetch(`${url}/dev/mail/retry`, { method: 'POST' });
    await pause(200);
  }
};

/** Buyers buy while answers get lost and their server is killed and restarted; in the end the server is stopped gracefully. */
export async function putUnderLoad(options: LoadOptions): Promise<LoadResult> {
  const { settings, purchases: wanted, clients, kills, losing, stock, random, report } = options;
  let { server } = options;
  let killedAt: number | null = null;
  const recoveries: number[] = [];
  const network = await LosingNetwork.open({
    port: Number(settings.COMMERCE_API_PORT),
    losing,
    random,
    onAnswer: (status, askedAt) => {
      if (killedAt === null || askedAt < killedAt || status >= 500) return;
      recoveries.push(Math.round(performance.now() - killedAt));
      killedAt = null;
    },
  });
  const purchases: Purchase[] = [];
  let begun = 0;
  let killed = 0;
  let killing: Promise<void> | null = null;
  const kill = async (): Promise<void> => {
    await pause(random() * LATEST_KILL_MS);
    killed += 1;
    const at = performance.now();
    await server.kill();
    killedAt = at;
    server = await startServer(settings);
    killing = null;
  };
  const client = async (): Promise<void> => {
    while (begun < wanted) {
      const turn = begun;
      begun += 1;
      const buyer = { number: turn, baseUrl: network.url, key: randomUUID(), staff: stock.staff, ...planOf(turn, stock) };
      purchases.push(await buy(buyer));
      if (purchases.length % 100 === 0) report(`${purchases.length} of ${wanted} purchases, ${killed} kills`);
      if (killed < kills && purchases.length >= ((killed + 1) * wanted) / (kills + 1)) killing ??= kill();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await killing;
  const { lost } = network;
  await network.close();
  await sendAllMail(server);
  await server.stop();
  return { purchases, recoveries, lostAnswers: lost };
}
