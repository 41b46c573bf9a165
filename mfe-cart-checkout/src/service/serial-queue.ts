/** One after the other, in order: two changes of one cart never cross on their way. A failed task does not stop the next. */
export function createSerialQueue(): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = tail.then(task, task);
    tail = result.catch(() => undefined); // The caller gets the rejection; the queue continues.
    return result;
  };
}
