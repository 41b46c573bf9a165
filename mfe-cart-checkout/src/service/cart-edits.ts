/** Keeps changes of lines that are made without a connection, and sends them when there is one: in order, the last of each line. */
import { isUnavailable, networkError, type CartOutcome, type EventBus } from 'shared-contracts';
import type { CartAdditionsOptions } from './cart-additions.ts';
import { type CartCalls, DONE } from './cart-calls.ts';
import type { CartItem } from './cart-schema.ts';
import { callFor, type LineCalls } from './edit-calls.ts';
import type { PendingChange } from './cart-state.ts';
import type { CartEdit, EditOutbox } from './edit-outbox.ts';
import { editResult, lineOf, type EditResult } from './edit-result.ts';

/** A change of a line that is there. */
export type LineChange = Exclude<PendingChange, { kind: 'add' }>;

/** How a page takes changes without a connection. */
export interface CartEditsPorts {
  readonly outbox: EditOutbox;
  /** Whether the browser has a connection: only without one a change waits instead of being refused. */
  readonly isOnline: () => boolean;
  /** Something waits, or has got no answer again: `deliver` is to be called later. */
  readonly onWaiting: () => void;
  /** The server has answered the waiting changes: the shopper gets a message. */
  readonly onSettled: (results: readonly EditResult[]) => void;
}

export interface CartEditsOptions {
  readonly api: LineCalls;
  readonly calls: CartCalls;
  readonly bus: EventBus;
  readonly nextId: () => number;
  readonly exclusively: CartAdditionsOptions['exclusively'];
  /** Without them changes that get no answer are refused. */
  readonly ports: CartEditsPorts | undefined;
}

export interface CartEdits {
  /** Whether a change is to wait. */
  readonly waits: () => boolean;
  /** What waits of a line. */
  readonly of: (itemId: number) => CartEdit | undefined;
  /** Keeps a change that is shown as pending; it stays so. @param sent it was sent, and got no answer */
  readonly keep: (change: LineChange, sent?: boolean) => CartOutcome;
  /** Forgets what waits of a line: something newer counts. */
  readonly drop: (itemId: number) => void;
  /** Shows what waits of earlier pages and other tabs, and asks to be called again. */
  readonly hold: () => void;
  /** Reads the cart and sends what waits; null when nothing does, and so nothing was read. */
  readonly deliver: () => Promise<CartOutcome | null>;
}

/** How many pieces of a line a change leaves, and where. @param shown the pieces that the shopper sees */
function targetOf(change: LineChange, shown: number): Pick<CartEdit, 'qty' | 'place'> {
  switch (change.kind) {
    case 'change':
      return { qty: change.qty };
    case 'remove':
    case 'remove-saved':
      return { qty: 0 };
    case 'save':
      return { qty: shown, place: 'aside' };
    case 'take-back':
      return { qty: shown, place: 'cart' };
  }
}

const SILENCE = { ok: false, error: networkError('No connection') } as const;

/** Changes of lines: shown at once, sent in order, kept while there is no connection. */
export function createCartEdits({ api, calls, bus, nextId, exclusively, ports }: CartEditsOptions): CartEdits {
  /** What is shown as pending, by the key of its edit. */
  const shown = new Map<string, LineChange>();
  const { state, dispatch } = calls;
  const waiting = (): readonly CartEdit[] => ports?.outbox.waiting() ?? [];
  const isWaiting = (key: string): boolean => waiting().some((edit) => edit.key === key);

  function show(edit: CartEdit): LineChange {
    const { key, itemId, qty, place } = edit;
    const known = shown.get(key);
    if (known) return known;
    const id = nextId();
    const isAside = lineOf(edit, state().saved_items) !== undefined;
    const change: LineChange =
      place !== undefined
        ? { id, kind: place === 'cart' ? 'take-back' : 'save', itemId }
        : qty === 0
          ? { id, kind: isAside ? 'remove-saved' : 'remove', itemId }
          : { id, kind: 'change', itemId, qty };
    shown.set(key, change);
    dispatch({ type: 'change-started', change });
    return change;
  }

  function hide(key: string): void {
    const change = shown.get(key);
    if (change === undefined) return;
    shown.delete(key);
    dispatch({ type: 'change-dropped', change });
  }

  const of = (itemId: number): CartEdit | undefined => waiting().find((edit) => edit.itemId === itemId);

  function drop(itemId: number): void {
    for (const { key } of waiting().filter((edit) => edit.itemId === itemId)) {
      ports?.outbox.done(key);
      hide(key);
    }
  }

  function keep(change: LineChange, sent = false): CartOutcome {
    const inCart = state().items.find(({ item_id }) => item_id === change.itemId);
    const item = inCart ?? state().saved_items.find(({ item_id }) => item_id === change.itemId);
    if (ports === undefined || item === undefined) {
      dispatch({ type: 'change-refused', change, error: SILENCE.error });
      return SILENCE;
    }
    const { item_id: itemId, sku, name, catalog_final_price: price } = item;
    const before = of(itemId);
    drop(itemId);
    const isUnderWay = state().pending.some((other) => other.id !== change.id && other.kind !== 'add' && other.itemId === itemId);
    // What the server has been asked for it may have made, whatever this page knows of it.
    const mayBeMade = sent || isUnderWay || before?.sent === true;
    const { qty, place } = targetOf(change, before?.qty || item.qty);
    const isWhereItWas = place === undefined ? qty === item.qty : (place === 'cart') === (inCart !== undefined) && qty === item.qty;
    if (isWhereItWas && !mayBeMade) {
      // Back to what the server knows: there is nothing to tell it.
      dispatch({ type: 'change-dropped', change });
      return DONE;
    }
    const removed: CartItem | null = change.kind === 'remove' ? { ...item, qty: before?.qty || item.qty } : null;
    shown.set(ports.outbox.note({ itemId, sku, name: name || sku, qty, place, price, sent: mayBeMade }).key, change);
    dispatch({ type: 'change-kept', change, removed });
    ports.onWaiting();
    return SILENCE;
  }

  function emitChange({ sku, qty, place }: CartEdit, before: CartItem, isAside: boolean): void {
    if (place === 'cart') bus.emit('cart.item-added@1', { sku, qty: before.qty });
    else if (isAside) return;
    else if (qty === 0 || place === 'aside') bus.emit('cart.item-removed@1', { sku, qty: before.qty });
    else bus.emit('cart.item-changed@1', { sku, qty });
  }

  /** Null when it goes on waiting, or is nobody's any more. */
  async function sendOne(edit: CartEdit): Promise<EditResult | null> {
    const { key } = edit;
    const inCart = lineOf(edit, state().items);
    const aside = lineOf(edit, state().saved_items);
    const line = inCart ?? aside;
    const change = show(edit);
    const call = callFor(edit, { inCart, isAside: aside !== undefined }, api);
    if (call) ports?.outbox.sending(key);
    const outcome = call ? await calls.send(change, call, false) : DONE;
    if (!outcome.ok && (isUnavailable(outcome.error) || !isWaiting(key))) return null;
    ports?.outbox.done(key);
    hide(key);
    const result = editResult(edit, outcome, state());
    if (result.kind === 'refused') dispatch({ type: 'change-refused', change, error: result.error });
    else if (call && line && outcome.ok) emitChange(edit, line, inCart === undefined);
    return result;
  }

  function hold(): void {
    const all = waiting();
    for (const edit of all) show(edit);
    if (all.length > 0) ports?.onWaiting();
  }

  /** Takes back what is shown but waits no more: another tab has sent it, or it was somebody else's. */
  function dropSettled(): void {
    const keys = new Set(waiting().map(({ key }) => key));
    for (const key of shown.keys()) if (!keys.has(key)) hide(key);
  }

  async function deliverNow(): Promise<CartOutcome> {
    for (const edit of waiting()) show(edit);
    // First the cart as it is now: it may be another one, and lines may have gone.
    const read = await calls.load('full');
    dropSettled();
    if (!read.ok) {
      hold();
      return read;
    }
    const { removed } = state();
    const results: EditResult[] = [];
    for (const edit of waiting()) {
      if (!isWaiting(edit.key)) continue;
      const result = await sendOne(edit);
      if (result !== null) results.push(result);
      // The next ones would fare no better.
      else if (isWaiting(edit.key)) break;
    }
    // The way back stands since the removal was made here, or it does not: sending it later changes nothing of that.
    const isRefused = results.some(({ kind, edit }) => kind === 'refused' && edit.itemId === removed?.item_id);
    dispatch({ type: 'undo-offered', removed: isRefused ? null : removed });
    hold();
    dropSettled();
    if (results.length > 0) ports?.onSettled(results);
    return DONE;
  }

  return {
    waits: () => ports !== undefined && !ports.isOnline(),
    of,
    keep,
    drop,
    hold,
    deliver: async () => (waiting().length === 0 && shown.size === 0 ? null : await exclusively(deliverNow)),
  };
}
