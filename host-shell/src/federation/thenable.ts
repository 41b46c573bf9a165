/**
 * React's convention for `use()`: a promise that carries its result as fields is read at once, without suspending,
 * so that what is already there never shows a fallback.
 */
interface Tracking<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

const mark = <Value>(promise: Promise<Value>, tracking: Tracking<Value>): Promise<Value> => Object.assign(promise, tracking);

/** Marks a promise while it runs and when it ends. */
export const tracked = <Value>(promise: Promise<Value>): Promise<Value> => {
  mark(promise, { status: 'pending' });
  promise.then(
    (value) => void mark(promise, { status: 'fulfilled', value }),
    // `void`: a handler that returned the promise itself would cause an unhandled rejection.
    (reason: unknown) => void mark(promise, { status: 'rejected', reason }),
  );
  return promise;
};

/** A promise that is there already. */
export const fulfilled = <Value>(value: Value): Promise<Value> => mark(Promise.resolve(value), { status: 'fulfilled', value });

export const isRejected = (promise: Promise<unknown>): boolean => 'status' in promise && promise.status === 'rejected';

/** What a promise has brought, when it is there already. */
export const valueOf = <Value>(promise: Promise<Value>): Value | undefined =>
  'status' in promise && promise.status === 'fulfilled' && 'value' in promise ? (promise.value as Value) : undefined; // put there by `mark`
